// SPDX-License-Identifier: MIT
// What an adapter in JavaScript needs: the loop of the protocol, squares, and a position checked.
//
// An adapter gives run() an object with `hello` and, for each question that its engine answers,
// communication(position), attack(position, cell), moves(position, cells), turn(position, actions).
// A cell is row * 25 + column, from 0. What the engine cannot do throws Skipped. For `--self-check`:
// ownMap(), start(), board(position) and unitsOn(board), as in casebook_adapter.py.
import readline from 'node:readline';

export const COLUMNS = 25, ROWS = 20, EVERY = [...Array(COLUMNS * ROWS).keys()];
export const KINDS = ['infantry', 'cavalry', 'foot-artillery', 'horse-artillery',
  'foot-communications', 'mounted-communications'];
export const OTHER = { north: 'south', south: 'north' };
const LISTS = { mountains: 'mountain', passes: 'pass', forts: 'fort' };
const BOOK = { columns: COLUMNS, rows: ROWS,
  mountains: 'C10 C11 C12 C13 D10 E10 G10 H10 I10 N11 N12 N13 N14 N15 N16 P16 Q16 R16'.split(' '),
  passes: ['F10', 'O16'], forts: ['B8', 'H21', 'I13', 'L15', 'M3', 'O23'],
  arsenals: { north: ['B15', 'D8'], south: ['T3', 'T23'] } };
const OPEN = { ...BOOK, mountains: [], passes: [], forts: [] };

export class Skipped extends Error {}

export function cell(text) {
  if (!/^[A-T]([1-9]|1\d|2[0-5])$/.test(text)) throw new Error(`no square: ${text}`);
  return (text.charCodeAt(0) - 65) * COLUMNS + Number(text.slice(1)) - 1;
}

export function name(cell) {
  return String.fromCharCode(65 + Math.floor(cell / COLUMNS)) + (cell % COLUMNS + 1);
}

export class Position {
  constructor(given) {
    this.given = given;
    const map = { book: BOOK, open: OPEN }[given.map] ?? given.map;
    if (!(map.columns >= 1 && map.columns <= COLUMNS && map.rows >= 1 && map.rows <= ROWS)) {
      throw new Error('a map has up to 25 columns and 20 rows');
    }
    const isOn = (c) => c % COLUMNS < map.columns && c < map.rows * COLUMNS;
    // On a board of full size mountains stand for what lies off a smaller map.
    this.terrain = new Map(EVERY.filter((c) => !isOn(c)).map((c) => [c, 'mountain']));
    for (const list in LISTS) for (const s of map[list] ?? []) this.terrain.set(cell(s), LISTS[list]);
    this.arsenals = new Map(Object.entries(map.arsenals ?? {})
      .flatMap(([side, squares]) => squares.map((s) => [cell(s), side])));
    this.toMove = given['to-move'];
    if (!OTHER[this.toMove]) throw new Error('to-move is north or south');
    this.units = new Map();
    for (const side in OTHER) {
      for (const [kind, squares] of Object.entries(given[side] ?? {})) {
        if (!KINDS.includes(kind)) throw new Error(`no kind of unit: ${kind}`);
        for (const c of squares.map(cell)) {
          const isFree = !this.units.has(c) && this.terrain.get(c) !== 'mountain';
          if (!isFree) throw new Error(`${name(c)} cannot take a unit`);
          this.units.set(c, { side, kind });
        }
      }
    }
    [this.shaken, this.moved, this.destroyed] = ['shaken', 'moved', 'destroyed-arsenals']
      .map((list) => (given[list] ?? []).map(cell));
    if ([...this.shaken, ...this.moved].some((c) => this.units.get(c)?.side !== this.toMove)) {
      throw new Error('shaken and moved are units of the side to move');
    }
    this.standing = new Map([...this.arsenals].filter(([c]) => !this.destroyed.includes(c)));
  }

  // The position after the turn's end, as the protocol writes it.
  after(units, standing, shaken) {
    const written = { map: this.given.map, 'to-move': OTHER[this.toMove],
      turn: (this.given.turn ?? 1) + 1, north: {}, south: {} };
    for (const [c, { side, kind }] of units) (written[side][kind] ??= []).push(name(c));
    const destroyed = [...this.arsenals.keys()].filter((c) => !standing.includes(c)).map(name);
    return { ...written, ...(destroyed.length && { 'destroyed-arsenals': destroyed }),
      ...(shaken.length && { shaken: shaken.map(name) }) };
  }
}

function readPlay(text) {
  if (text === 'surrender' || text === 'draw') return [{ what: text, cells: [] }];
  const words = text.trim() === '-' ? [] : text.split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const found = /^(?:([A-T]\d+)-([A-T]\d+)|([x*])([A-T]\d+))$/.exec(word);
    if (!found || found[1] && found[1] === found[2]) throw new Error(`no action: ${word}`);
    return found[1] ? { what: 'move', cells: [cell(found[1]), cell(found[2])] } :
      { what: found[3] === 'x' ? 'attack' : 'destroy', cells: [cell(found[4])] };
  });
}

function ask(adapter, request) {
  const question = request.question, position = new Position(request.position);
  const verb = Object.keys(question).find((key) => adapter.hello.answers.includes(key));
  if (!verb) throw new Skipped('the engine has no such function');
  if (verb === 'communication') {
    return { in: adapter.communication(position).sort((a, b) => a - b).map(name) };
  }
  if (verb === 'attack') {
    const target = cell(question.attack.square);
    if (!position.units.has(target)) throw new Error(`no unit on ${name(target)}`);
    return adapter.attack(position, target);
  }
  if (verb === 'turn') return adapter.turn(position, readPlay(question.turn.play));
  const of = question.moves.of;
  const moves = adapter.moves(position, of ? [cell(of)] : [...position.units.keys()])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return of ? { to: moves.map(([, to]) => name(to)) } :
    { all: moves.map(([from, to]) => `${name(from)}-${name(to)}`) };
}

function answer(adapter, request) {
  if (request.verb === 'hello') return adapter.hello;
  if (request.verb === 'rulings') {
    const own = adapter.hello.rulings ?? {}, set = request.set;
    const cannot = Object.keys({ ...own, ...set }).filter((r) => own[r] !== set[r]);
    return cannot.length ? { ok: false, cannot } : { ok: true };
  }
  if (request.verb !== 'ask') return { error: 'no such verb; there are hello, rulings, ask, bye' };
  return { answer: ask(adapter, request) };
}

function selfCheck(adapter) {
  const wrong = EVERY.filter((c) => {
    const side = c % 2 ? 'north' : 'south', kind = KINDS[c % 6];
    const given = { map: 'open', 'to-move': side, [side]: { [kind]: [name(c)] } };
    const found = [...adapter.unitsOn(adapter.board(new Position(given)))];
    return JSON.stringify(found) !== JSON.stringify([[c, { side, kind }]]);
  });
  const opening = {};
  for (const [c, { side, kind }] of adapter.unitsOn(adapter.start())) {
    (opening[`${side} ${kind}`] ??= []).push(name(c));
  }
  const [tried, map] = [EVERY.length, adapter.ownMap()];
  console.log(JSON.stringify({ tried, wrong: wrong.map(name), map, opening }));
}

export async function run(adapter, selfChecks = process.argv.includes('--self-check')) {
  if (selfChecks) return selfCheck(adapter);
  for (const level of ['log', 'info', 'debug']) console[level] = console.error;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    let seq = {}, reply;
    try {
      const request = JSON.parse(line);
      if (request.verb === 'bye') break;
      if ('seq' in request) seq = { seq: request.seq };
      reply = answer(adapter, request);
    } catch (why) {  // whatever the engine does, the next question gets its answer
      reply = why instanceof Skipped ? { skipped: why.message } : { error: `${why}`.slice(0, 300) };
    }
    process.stdout.write(JSON.stringify({ ...seq, ...reply }) + '\n');
  }
  process.exit(0);
}
