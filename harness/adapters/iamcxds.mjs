// SPDX-License-Identifier: MIT
// Puts https://github.com/iamcxds/kriegspiel (also on FreeBoardGames.org) behind the protocol.
//
//     CASEBOOK_IAMCXDS=/file/game.mjs node iamcxds.mjs [--self-check]
//
// The file is the engine's src/Game.ts as JavaScript, with what it imports, and all that it exports.
// Its own functions and its boardgame.io hooks are called; a smaller map is set into its board with
// mountains around it. The readings declared are those that its README states.
import { pathToFileURL } from 'node:url';
import { EVERY, KINDS, OTHER, Skipped, name, run } from './casebook_adapter.mjs';

const path = process.env.CASEBOOK_IAMCXDS ?? '';
const engine = await import(pathToFileURL(path)).catch(() => ({}));
if (!engine.Kriegspiel) {
  console.error('CASEBOOK_IAMCXDS must name src/Game.ts of iamcxds/kriegspiel as JavaScript');
  process.exit(1);
}
const { Kriegspiel, loadGame, canPick, canPut, getBattleFactor, objDataList } = engine;
const PLAYER = { north: '0', south: '1' }, SIDE = { 0: 'north', 1: 'south' };
const TYPES = { infantry: 'Infantry', cavalry: 'Cavalry', 'foot-artillery': 'Artillery',
  'horse-artillery': 'Swift_Artillery', 'foot-communications': 'Relay',
  'mounted-communications': 'Swift_Relay' };
const PLACES = { mountain: 'Mountain', pass: 'Pass', fort: 'Fortress' };
const render = (place) => engine.renderPlaceByType(place)[0];
const context = (side) => ({ currentPlayer: PLAYER[side] });
const copy = (G) => structuredClone(G);

// Its notation for a position: the 500 cells in turn, an empty one is 1.
function notation(position) {
  return EVERY.map((c) => {
    const unit = position.units.get(c), arsenal = position.standing.get(c);
    const place = arsenal ? `${render('Arsenal')}.${PLAYER[arsenal]}` :
      position.terrain.has(c) ? render(PLACES[position.terrain.get(c)]) : '';
    const piece = unit ? `${objDataList[TYPES[unit.kind]].objRender}.${PLAYER[unit.side]}` : '';
    return [piece, place].filter(Boolean).join('/') || '1';
  }).join('|');
}

const arsenalsOf = (G) => EVERY.filter((c) => G.places[c]?.placeType === 'Arsenal');

function unitsOn(G) {
  return new Map(EVERY.filter((c) => G.cells[c]).map((c) => [c, { side: SIDE[G.cells[c].belong],
    kind: KINDS.find((kind) => TYPES[kind] === G.cells[c].typeName) }]));
}

// Its state of the game: the position stands, and its turn has not begun.
function board(position) {
  const G = loadGame(notation(position), context(position.toMove));
  if (arsenalsOf(G).length !== position.standing.size) {
    throw new Skipped('in the engine an arsenal falls at once under such a unit');
  }
  const player = PLAYER[position.toMove], hasMoved = position.moved.length > 0;
  G.moveRecords[player] = position.moved.map((c) => [c, c]);
  G.attackRecords = { 0: null, 1: null };
  for (const c of position.shaken) {
    G.cells[c].retreating = true;
    G.forcedRetreat[player] = hasMoved ? [null, c] : [c, null];
  }
  return G;
}

function begun(position) {
  const G = board(position);
  if (!position.moved.length) Kriegspiel.turn.onBegin(G, context(position.toMove));
  return G;
}

// What it says of the end once the side's turn has begun; it looks at that side's arsenals.
function winnerAt(G, side) {
  const next = copy(G);
  Kriegspiel.turn.onBegin(next, context(side));
  return Kriegspiel.endIf(next, context(side))?.winner;
}

run({
  hello: { engine: 'iamcxds/kriegspiel', version: '0.1.0', language: 'TypeScript',
    source: 'https://github.com/iamcxds/kriegspiel',
    answers: ['communication', 'attack', 'moves', 'turn'],
    rulings: { 'line-cutters': 'connected-fighting-units',
      'isolated-communications-unit': 'defends-with-zero' } },

  communication(position) {
    const G = board(position);
    return EVERY.filter((c) => G.cells[c]?.supplied);
  },

  attack(position, target) {
    const G = board(position), side = position.units.get(target).side;
    const attacker = PLAYER[OTHER[side]];
    const [offence] = getBattleFactor(G, attacker, true, target);
    const [defence] = getBattleFactor(G, PLAYER[side], false, target);
    G.forcedRetreat[attacker] = [null, null];  // the question is about the clash, not the duty
    const refuses = Kriegspiel.moves.attack(G, context(OTHER[side]), target) === 'INVALID_MOVE';
    const outcome = refuses ? 'resists' : G.cells[target] ? 'shaken' : 'destroyed';
    return { offence, defence, outcome: offence ? outcome : 'none' };
  },

  moves(position, cells) {
    const G = begun(position), ctx = context(position.toMove);
    return cells.filter((from) => canPick(G, ctx, from))
      .flatMap((from) => EVERY.filter((to) => canPut(G, ctx, from, to)).map((to) => [from, to]));
  },

  turn(position, actions) {
    const G = begun(position), ctx = context(position.toMove), next = OTHER[position.toMove];
    const wonBefore = winnerAt(board(position), next);
    for (const [at, { what, cells }] of actions.entries()) {
      if (what === 'destroy') throw new Skipped('in the engine an arsenal falls on entry');
      const play = { move: Kriegspiel.moves.movePiece, attack: Kriegspiel.moves.attack }[what];
      if (!play) throw new Skipped(`the engine knows no ${what}`);
      if (play(G, ctx, ...cells) === 'INVALID_MOVE') return { legal: false, at };
    }
    Kriegspiel.turn.onEnd(G, ctx);
    const shaken = G.forcedRetreat[PLAYER[next]].slice(0, 1).filter((c) => c !== null);
    const answer = { legal: true, position: position.after(unitsOn(G), arsenalsOf(G), shaken) };
    if (wonBefore) return answer;  // then no turn brought it about
    const winner = winnerAt(G, next);
    return { ...answer, end: winner ? { winner: SIDE[winner], by: 'end.both-arsenals' } : null };
  },

  board, unitsOn, start: () => Kriegspiel.setup(context('north')),

  ownMap() {
    const { places } = Kriegspiel.setup(context('north'));
    const all = (type, player) => EVERY.filter((c) => places[c]?.placeType === type &&
      (player === undefined || places[c].belong === player)).map(name);
    return { columns: engine.BoardSize.mx, rows: engine.BoardSize.my, mountains: all('Mountain'),
      passes: all('Pass'), forts: all('Fortress'),
      arsenals: { north: all('Arsenal', '0'), south: all('Arsenal', '1') } };
  },
});
