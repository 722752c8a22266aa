import { expect, test } from 'vitest';
import { scenarioFile } from '../../test/sample-scenarios.js';
import { describeInputFault } from '../input/describe-fault.js';
import { checkScenario } from './check-scenario.js';

const words = { en: 'There', es: 'Allí' };
const step = (side: string, ...zones: string[]): unknown => ({ side, zones, text: words });
const reinforcement = (changes: Record<string, unknown>): Record<string, unknown> => ({
  id: 'late',
  side: 'attacker',
  share: 0,
  arrival: { kind: 'roll', least: 6 },
  zones: ['south'],
  text: words,
  ...changes,
});
const forces = (changes: Record<string, unknown>): Record<string, unknown> => ({
  forces: { ratio: 100, text: words, reinforcements: [], detachments: [], ...changes },
});
const deployed = (...steps: unknown[]): Record<string, unknown> => ({
  deployment: { order: 'given', steps },
});

function sentencesOf(changes: Record<string, unknown>, language: 'en' | 'es' = 'en'): string[] {
  const checked = checkScenario(scenarioFile(changes));
  return checked.ok ? [] : checked.faults.map((fault) => describeInputFault(fault, language));
}
function faultsOf(changes: Record<string, unknown>): string[] {
  const checked = checkScenario(scenarioFile(changes));
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}

test('both sides reach the table, by deploying or by arriving', () => {
  const late = forces({ reinforcements: [reinforcement({ arrival: { kind: 'turn', turn: 2 } })] });
  expect(faultsOf({ ...deployed(step('defender', 'north')), ...late })).toEqual([]);
  expect(sentencesOf(deployed(step('defender', 'north')))).toEqual([
    'The attacker neither deploys nor arrives; say where.',
  ]);
  expect(sentencesOf(deployed(), 'es')).toEqual([
    'El atacante ni despliega ni llega; indica dónde.',
    'El defensor ni despliega ni llega; indica dónde.',
  ]);
});

test('each side uses zones of the plan that are its own', () => {
  expect(faultsOf(deployed(step('attacker', 'north'), step('defender', 'north', 'moon')))).toEqual([
    'SCENARIO_ZONE_SIDE deployment.steps[0].zones',
    'SCENARIO_ZONE_UNKNOWN deployment.steps[1].zones',
  ]);
  expect(faultsOf(forces({ reinforcements: [reinforcement({ zones: ['north'] })] }))).toEqual([
    'SCENARIO_ZONE_SIDE forces.reinforcements[0].zones',
  ]);
});

test('a side that could not be read is not reproached with its zones as well', () => {
  expect(
    faultsOf(deployed(step('third', 'north'), step('attacker', 'south'), step('defender', 'north'))),
  ).toEqual(['INPUT_CHOICE_UNKNOWN deployment.steps[0].side']);
  expect(faultsOf({ deployment: 7 })).toEqual(['INPUT_SHAPE deployment']);
  expect(faultsOf({ forces: 7 })).toEqual(['INPUT_SHAPE forces']);
});

test('troops that arrive have an id of their own and a die they can roll', () => {
  expect(
    faultsOf(
      forces({
        reinforcements: [reinforcement({}), reinforcement({ arrival: { kind: 'roll', least: 7 } })],
        detachments: [
          {
            id: 'waggons',
            side: 'defender',
            name: words,
            count: 1,
            per: 'unit',
            optional: false,
            text: words,
          },
          {
            id: 'waggons',
            side: 'defender',
            name: words,
            count: 0,
            per: 'unit',
            optional: true,
            text: words,
          },
        ],
      }),
    ),
  ).toEqual([
    'INPUT_NUMBER forces.reinforcements[1].arrival.least',
    'INPUT_NUMBER forces.detachments[1].count',
    'INPUT_ID_TAKEN forces.reinforcements[1].id',
    'INPUT_ID_TAKEN forces.detachments[1].id',
  ]);
});

test('a scenario that makes the forces uneven suits that ratio', () => {
  const uneven = forces({ ratio: 200 });
  expect(faultsOf({ ...uneven, suits: { ratio: { from: 150, to: 250 } } })).toEqual([]);
  expect(faultsOf({ ...uneven, suits: {} })).toEqual([]);
  for (const ratio of [
    { from: 50, to: 199 },
    { from: 201, to: 300 },
  ]) {
    expect(sentencesOf({ ...uneven, suits: { ratio } })).toEqual([
      'At suits.ratio the scenario’s own ratio of 200 to 100 is left out; widen the range or correct the forces.',
    ]);
  }
});

test('the rows of a die table follow one another', () => {
  const rule = (...rows: [number, number?][]): unknown => ({
    id: 'search',
    title: words,
    text: words,
    table: rows.map(([from, to]) => ({ from, ...(to !== undefined && { to }), text: words })),
    modifiers: [{ value: 1, text: words }],
  });
  expect(faultsOf({ rules: [rule([1, 2], [3, 6], [7])] })).toEqual([]);
  expect(faultsOf({ rules: [rule([1, 3], [3, 6]), rule([4, 2]), rule([0], [1])] })).toEqual([
    'INPUT_NUMBER rules[2].table[0].from',
    'INPUT_ID_TAKEN rules[1].id',
    'INPUT_ID_TAKEN rules[2].id',
    'SCENARIO_TABLE_ORDER rules[0].table[1]',
    'SCENARIO_TABLE_ORDER rules[1].table[0]',
  ]);
});
