// The protocol's schema, held against what the program says and what it reads: every line that goes
// to and comes from `casebook serve` in a run over the corpus, some lines that no scenario needs, and
// lines with one slip each, which both the schema and the program must refuse.
//
//   node validate.js SCHEMA CASEBOOK SCENARIOS
'use strict';

const fs = require('fs');
const {spawnSync} = require('child_process');
const Ajv = require('ajv');

const [schemaFile, casebook, scenarios] = process.argv.slice(2);
const ajv = new Ajv({allErrors: true});
ajv.addSchema(JSON.parse(fs.readFileSync(schemaFile, 'utf8')), 'protocol');
const problems = [];
const most = {maxBuffer: 1 << 28, encoding: 'utf8'};

function takes(definition, value) {
  return ajv.validate(`protocol#/definitions/${definition}`, value);
}

function expectTaken(definition, line) {
  if (takes(definition, JSON.parse(line))) return;
  problems.push(`${definition} refuses ${line.slice(0, 300)}: ${ajv.errorsText()}`);
}

// The definition of the answer to a request, as far as it is no error and nothing is skipped.
function answerTo(request) {
  if (request.verb === 'hello') return 'hello';
  if (request.verb === 'rulings') return 'taken';
  return `reply-${Object.keys(request.question).find((key) => ajv.getSchema(`protocol#/definitions/answer-${key}`))}`;
}

function expectExchange(sent, heard) {
  expectTaken('request', sent);
  expectTaken('line', heard);
  const answer = JSON.parse(heard);
  const special = ['error', 'skipped'].find((key) => key in answer);
  expectTaken(special || answerTo(JSON.parse(sent)), heard);
}

function serve(requests) {
  const input = requests.map((request) => JSON.stringify(request)).join('\n');
  const done = spawnSync(casebook, ['serve'], {input, ...most});
  return done.stdout.trimEnd().split('\n');
}

// ---------------------------------------------------------------- the corpus

function corpus() {
  const done = spawnSync(casebook,
      ['conform', '--log', '--quiet', '--scenarios', scenarios, '--', casebook, 'serve'], most);
  const lines = done.stderr.trimEnd().split('\n');
  let pairs = 0;
  for (let i = 0; i + 1 < lines.length; i += 2, ++pairs) {
    if (!lines[i].startsWith('> ') || !lines[i + 1].startsWith('< ')) {
      problems.push(`no exchange: ${lines[i].slice(0, 200)}`);
      break;
    }
    expectExchange(lines[i].slice(2), lines[i + 1].slice(2));
  }
  if (pairs < 500) problems.push(`only ${pairs} exchanges over the corpus`);
  return pairs;
}

// ---------------------------------------------------------------- lines no scenario needs

const position = {
  'map': 'book', 'to-move': 'north', 'north': {cavalry: ['J15', 'K15']}, 'south': {infantry: ['L15']},
};
const ask = (question, where = position) => ({verb: 'ask', seq: 1, position: where, question});
const good = [
  {verb: 'hello', protocol: 1}, {verb: 'hello', seq: 'a'},
  {verb: 'rulings', set: {}}, {verb: 'rulings', set: {'terrain-bonus': 'only-when-attacked'}},
  ask({communication: {}}), ask({attack: {square: 'L15'}}), ask({attack: {square: 'A1'}}),
  ask({moves: {}}), ask({moves: {of: 'K15'}}), ask({perft: {depth: 1}}), ask({deployment: {}}),
  ask({deployment: {}}, {...position, map: 'open'}), ask({turn: {play: 'surrender'}}),
  ask({turn: {play: 'K15-K16 xL15'}}), ask({turn: {play: 'K15-K20'}}), ask({turn: {play: '?'}}),
  ask({communication: {}, remark: 1}),
];

// ---------------------------------------------------------------- slips

const bad = [
  {}, {verb: 'dance'}, {verb: 'hello', protocol: 2}, {verb: 'rulings'}, {verb: 'ask', question: {moves: {}}},
  ask({}), ask({guess: {}}), ask({attack: {}}), ask({attack: {square: 'Z1'}}),
  ask({attack: {square: 'L26'}}), ask({perft: {depth: -1}}), ask({perft: {depth: 1000}}),
  ask({perft: {depth: '1'}}), ask({moves: {of: 15}}), ask({turn: {}}),
  ask({communication: {}, moves: {}}),
  ...[
    {'to-move': undefined}, {'to-move': 'east'}, {map: undefined}, {map: 'moon'}, {north: {dragon: ['A1']}},
    {north: {cavalry: ['A1', 'A1']}}, {colour: 'red'}, {shaken: ['J15', 'K15']}, {turn: 0},
    {map: {columns: 26, rows: 3}}, {map: {columns: 5}}, {moved: 'J15'},
  ].map((slip) => ask({communication: {}}, {...position, ...slip})),
];
// Answers that are none, by the definition of what they should be.
const badAnswers = [
  ['hello', {version: '1'}], ['hello', {engine: 1}], ['hello', {engine: 'a', answers: ['astrology']}],
  ['hello', {engine: 'a', rulings: {'terrain-bonus': 'sometimes'}}],
  ['hello', {engine: 'a', notation: 'chess'}], ['taken', {ok: false}], ['taken', {ok: false, cannot: []}],
  ['taken', {ok: 'yes'}], ['reply-communication', {answer: {}}],
  ['reply-communication', {answer: {in: ['A1', 'A1']}}], ['reply-communication', {seq: 1}],
  ['reply-attack', {answer: {outcome: 'wins'}}], ['reply-attack', {answer: {offence: 1.5}}],
  ['reply-attack', {answer: {counting: {Z9: 4}}}], ['reply-moves', {answer: {all: ['A1']}}],
  ['reply-moves', {answer: {}}], ['reply-turn', {answer: {position: {}}}],
  ['reply-turn', {answer: {legal: true, end: {winner: 'east', by: 'end.surrender'}}}],
  ['reply-perft', {answer: {nodes: -1}}], ['reply-deployment', {answer: {because: []}}],
  ['error', {error: 1}], ['skipped', {}],
];

const exchanges = corpus();
serve(good).forEach((line, i) => expectExchange(JSON.stringify(good[i]), line));
serve(bad).forEach((line, i) => {
  const sent = JSON.stringify(bad[i]);
  if (takes('request', JSON.parse(sent))) problems.push(`the schema takes ${sent}`);
  if (!('error' in JSON.parse(line))) problems.push(`serve answers ${sent} by ${line}`);
});
for (const [definition, answer] of badAnswers) {
  if (takes(definition, answer)) problems.push(`${definition} takes ${JSON.stringify(answer)}`);
}

for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(`${exchanges + good.length} exchanges, ${bad.length + badAnswers.length} slips, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
