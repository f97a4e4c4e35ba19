// A second opinion on the corpus: another YAML reader and another validator than the program's own
// hold every scenario against scenarios/schema.json. Whoever edits a scenario sees the schema's
// titles and descriptions, so each key must have both.
//
//   node validate.js SCENARIOS
'use strict';

const fs = require('fs');
const path = require('path');
const Ajv = require('ajv');
const yaml = require('js-yaml');

const folder = process.argv[2];
const schema = JSON.parse(fs.readFileSync(path.join(folder, 'schema.json'), 'utf8'));
const validate = new Ajv({allErrors: true}).compile(schema);
const problems = [];

function scenarioFiles() {
  const files = [];
  for (const theme of fs.readdirSync(folder, {withFileTypes: true})) {
    if (!theme.isDirectory()) continue;
    for (const name of fs.readdirSync(path.join(folder, theme.name))) {
      if (name.endsWith('.yaml')) files.push(path.join(folder, theme.name, name));
    }
  }
  return files.sort();
}

// Documents that differ from a good one by one fault each; all must be refused.
function spoilt(scenario) {
  const copies = schema.required.map((key) => {
    const {[key]: _, ...rest} = scenario;
    return [`without ${key}`, rest];
  });
  copies.push(['with an unknown key', {...scenario, colour: 'red'}]);
  copies.push(['with an id that is none', {...scenario, id: 'No Id'}]);
  copies.push(['with a check of no kind', {...scenario, checks: [{guess: {square: 'L15'}}]}]);
  copies.push(['with half an attack', {...scenario, checks: [{attack: {offence: 8}}]}]);
  copies.push(
      ['with a square off the board', {...scenario, checks: [{attack: {square: 'U1', offence: 8}}]}]);
  return copies;
}

function judge(file) {
  const scenario = yaml.load(fs.readFileSync(file, 'utf8'), {filename: file});
  if (!validate(scenario)) {
    for (const error of validate.errors) problems.push(`${file}${error.dataPath} ${error.message}`);
  }
  for (const [what, copy] of spoilt(scenario)) {
    if (validate(copy)) problems.push(`${file}: the schema takes it ${what}`);
  }
}

// The part that a reference leads to, if it is one.
function resolved(part) {
  if (part.$ref === undefined) return part;
  return part.$ref.replace('#/', '').split('/').reduce((at, step) => at[step], schema);
}

let keys = 0;

// Every key that the schema knows, at any depth.
function describe(part, place) {
  if (part === null || typeof part !== 'object') return;
  for (const [name, property] of Object.entries(part.properties || {})) {
    ++keys;
    const {title, description} = resolved(property);
    if (!title) problems.push(`schema.json: ${place}/${name} has no title`);
    if (!description) problems.push(`schema.json: ${place}/${name} has no description`);
  }
  for (const [step, below] of Object.entries(part)) {
    if (step !== 'enum' && step !== 'required') describe(below, `${place}/${step}`);
  }
}

const files = scenarioFiles();
files.forEach(judge);
describe(schema, '#');
if (files.length === 0) problems.push(`no scenario below ${folder}`);
if (keys === 0) problems.push('the schema knows no key');

for (const problem of problems) console.error(problem);
console.log(`${files.length} scenarios and ${keys} keys, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
