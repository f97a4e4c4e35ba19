// SPDX-License-Identifier: MIT
// An adapter for an engine that knows only a part of the rules: whether cavalry charges.
//
//     node example.mjs
//
// Here the engine is the function below: what one attacker in the open counts against the square
// beside it. The adapter skips whatever the engine does not know, instead of guessing.
import readline from 'node:readline';

const HELLO = { engine: 'example', version: '1', language: 'JavaScript', source: 'here',
  answers: ['attack'] };
const OFFENCE = { infantry: 4, cavalry: 7, 'foot-artillery': 5, 'horse-artillery': 5 };
const DEFENCE = { infantry: 6, cavalry: 5, 'foot-artillery': 8, 'horse-artillery': 8,
  'foot-communications': 1, 'mounted-communications': 1 };

// The engine: kinds of two units side by side in the open, both in communication.
function clash(attacker, defender) {
  return [OFFENCE[attacker] ?? 0, DEFENCE[defender]];
}

function attack(position, square) {
  const all = ['north', 'south'].flatMap((side) => Object.entries(position[side] ?? {})
    .flatMap(([kind, squares]) => squares.map((s) => ({ side, kind, s }))));
  const target = all.find((unit) => unit.s === square);
  if (!target) return { error: `no unit on ${square}` };
  const other = all.find((unit) => unit.side !== target.side);
  const { map } = position, row = (s) => s.charCodeAt(0), column = (s) => Number(s.slice(1));
  const isPlain = typeof map === 'object' && ![map.passes, map.forts, map.mountains]
    .some((list) => list?.length);
  const arsenals = Object.values(map.arsenals ?? {}).flat();
  const isKnown = isPlain && all.length === 2 && other && !position.shaken &&
    row(other.s) === row(square) && Math.abs(column(other.s) - column(square)) === 1 &&
    arsenals.length === 2 && arsenals.every((s) => row(s) === row(square));
  if (!isKnown) return { skipped: 'the engine knows two neighbours on the row of the arsenals' };
  const [offence, defence] = clash(other.kind, target.kind);
  const outcome = offence === 0 ? 'none' : offence <= defence ? 'resists' :
    offence === defence + 1 ? 'shaken' : 'destroyed';
  return { answer: { offence, defence, outcome } };
}

function reply(request) {
  if (request.verb === 'hello') return HELLO;
  if (request.verb !== 'ask') return { error: 'no such verb' };
  if (!request.question.attack) return { skipped: 'the engine answers for attacks only' };
  return attack(request.position, request.question.attack.square);
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  let seq = {}, said;
  try {
    const request = JSON.parse(line);
    if (request.verb === 'bye') process.exit();
    if ('seq' in request) seq = { seq: request.seq };
    said = reply(request);
  } catch (why) {
    said = { error: String(why) };
  }
  console.log(JSON.stringify({ ...seq, ...said }));
}
