import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridge, convoy } from '../../test/sample-scenarios.js';
import { checkScore } from './check-score.js';
import { describeInputFault } from '../input/describe-fault.js';
import { scoreBattle } from './score-battle.js';

const library = [bridge, convoy];

function faultsOf(input: unknown): string[] {
  const checked = checkScore(input, library);
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}

const withLoss = (loss: unknown): unknown => ({
  size: 2000,
  sides: { attacker: { losses: [loss] }, defender: {} },
});
const withObjectives = (scenario: string, attacker: unknown, defender: unknown = {}): unknown => ({
  scenario,
  size: 2000,
  sides: { attacker: { objectives: attacker }, defender: { objectives: defender } },
});

test('the document of the command line becomes a report that can be scored', () => {
  const checked = checkScore(
    {
      scenario: 'bridge',
      size: 2000,
      sides: {
        attacker: {
          end: 'stood',
          losses: [{ points: 110, stands: 3, left: 1, character: false, slayers: false }],
          objectives: { 'units-across': 2, 'bridge-held': true },
        },
        defender: { end: 'withdrew', losses: [{ points: 125, character: true }], objectives: {} },
      },
    },
    library,
  );
  expect(checked.ok && scoreBattle(checked.value)).toMatchObject({
    winner: 'attacker',
    sides: { attacker: { points: 725 }, defender: { points: 55 } },
  });
});

test('a battle without a scenario has casualties only', () => {
  const checked = checkScore(withLoss({ points: 112, stands: 3, left: 1 }), library);
  expect(checked.ok && checked.value.scenario).toBeUndefined();
  expect(checked.ok && scoreBattle(checked.value).sides.defender.points).toBe(60);
  expect(faultsOf({ size: 1, sides: { attacker: { objectives: { hill: 1 } }, defender: {} } })).toEqual([
    'SCORE_OBJECTIVE_UNKNOWN sides.attacker.objectives.hill',
  ]);
});

test('all faults are listed, not only the first', () => {
  expect(
    faultsOf({
      scenario: 'nowhere',
      size: 0,
      sides: { attacker: { end: 'fled', losses: [7, { points: -1, stands: 0, left: 'x' }] } },
      extra: 1,
    }),
  ).toEqual([
    'INPUT_FIELD_UNKNOWN ',
    'INPUT_NUMBER size',
    'INPUT_CHOICE_UNKNOWN sides.attacker.end',
    'INPUT_SHAPE sides.attacker.losses[0]',
    'INPUT_NUMBER sides.attacker.losses[1].points',
    'INPUT_NUMBER sides.attacker.losses[1].stands',
    'INPUT_NUMBER sides.attacker.losses[1].left',
    'INPUT_SHAPE sides.defender',
    'SCORE_SCENARIO_UNKNOWN scenario',
  ]);
});

test('a unit cannot end with more stands than it had', () => {
  expect(faultsOf(withLoss({ points: 60, stands: 3, left: 4 }))).toEqual([
    'SCORE_STANDS_EXCEEDED sides.attacker.losses[0]',
  ]);
});

test('a character is one stand and no Troll Slayer', () => {
  expect(faultsOf(withLoss({ points: 60, stands: 3, left: 0, character: true, slayers: true }))).toEqual([
    'SCORE_CHARACTER_STANDS sides.attacker.losses[0]',
    'SCORE_CHARACTER_SLAYERS sides.attacker.losses[0]',
  ]);
});

test('an objective belongs to its side', () => {
  expect(faultsOf(withObjectives('bridge', { 'bank-clear': 1 }))).toEqual([
    'SCORE_OBJECTIVE_SIDE sides.attacker.objectives.bank-clear',
  ]);
});

test('an objective is not reached more often than there is of it', () => {
  expect(faultsOf(withObjectives('bridge', { 'bridge-held': 2, 'units-across': 31 }))).toEqual([
    'SCORE_OBJECTIVE_EXCEEDED sides.attacker.objectives.bridge-held',
    'SCORE_OBJECTIVE_EXCEEDED sides.attacker.objectives.units-across',
  ]);
});

test('looted waggons need their dice, and nothing else takes dice', () => {
  expect(faultsOf(withObjectives('convoy', { 'waggons-looted': 2 }, { 'waggons-safe': [1, 2] }))).toEqual([
    'SCORE_OBJECTIVE_DICE sides.attacker.objectives.waggons-looted',
    'SCORE_OBJECTIVE_COUNT sides.defender.objectives.waggons-safe',
  ]);
  expect(faultsOf(withObjectives('convoy', { 'waggons-looted': 0 }))).toEqual([]);
  expect(faultsOf(withObjectives('convoy', { 'waggons-looted': [7] }))).toEqual([
    'INPUT_SHAPE sides.attacker.objectives.waggons-looted',
  ]);
});

test('what cannot happen together is refused', () => {
  expect(faultsOf(withObjectives('bridge', { 'units-across': 1 }, { 'bank-clear': true }))).toEqual([
    'SCORE_OBJECTIVES_CONTRADICT sides',
  ]);
  expect(faultsOf(withObjectives('convoy', { 'all-looted': 1 }, { 'all-safe': 1 }))).toEqual([
    'SCORE_TWO_VICTORIES sides',
  ]);
});

test('objectives must be an object', () => {
  expect(faultsOf(withObjectives('bridge', []))).toEqual(['INPUT_SHAPE sides.attacker.objectives']);
});

test('every fault reads as a sentence in both languages', () => {
  const checked = checkScore(withObjectives('bridge', { 'bank-clear': 1 }), library);
  const [fault] = checked.ok ? [] : checked.faults;
  expect(fault && describeInputFault(fault, 'en')).toBe(
    '“bank-clear” does not pay the attacker; enter it for the other side.',
  );
  expect(fault && describeInputFault(fault, 'es', () => 'La orilla')).toBe(
    '«La orilla» no da puntos al atacante; anótalo en el otro bando.',
  );
});

/** Things JSON can hold, and words that trip the careless. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('__proto__', 'constructor', -0, 1e300, 0.5, [], {}, { character: true }, [[]], true, 3),
);
const document = fc.record(
  {
    scenario: fc.oneof(fc.constantFrom('bridge', 'convoy'), junk),
    size: fc.oneof(fc.constant(2000), junk),
    sides: fc.oneof(
      junk,
      fc.record({
        attacker: fc.record({ end: junk, losses: fc.array(junk), objectives: junk }, { requiredKeys: [] }),
        defender: fc.record({ objectives: fc.dictionary(fc.string(), junk) }, { requiredKeys: [] }),
      }),
    ),
  },
  { requiredKeys: [] },
);

test('no input makes the door throw', () => {
  fc.assert(
    fc.property(fc.oneof(document, fc.anything({ withNullPrototype: true })), (input) => {
      const checked = checkScore(input, library);
      if (checked.ok) return;
      expect(checked.faults.length).toBeGreaterThan(0);
      const sentences = checked.faults.flatMap((one) => [
        describeInputFault(one, 'en'),
        describeInputFault(one, 'es'),
      ]);
      expect(sentences.join('\n')).not.toMatch(/undefined|\[object/);
    }),
    { numRuns: 500 },
  );
});
