import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTurn } from './check-turn.js';
import { describeTurnFault } from './describe-turn-fault.js';
import { playTurn } from './play-turn.js';
import { turnFaultSentences, turnShapeWords } from './turn-fault-sentences.js';
import { turnReport } from './turn-report.js';

/** A turn without a fault, with some of its fields replaced. */
function turn(changes: object = {}): unknown {
  return {
    territories: [
      { id: 'a-cap', kind: 'capital', owner: 'A' },
      { id: 'b-for', kind: 'fortress', owner: 'B' },
      { id: 'x', kind: 'crossing' },
    ],
    links: [
      ['a-cap', 'x'],
      ['b-for', 'x'],
    ],
    ...changes,
  };
}

function faultsOf(input: unknown): string[] {
  const played = playTurn(input);
  return played.ok ? [] : played.violations.map(({ code, where }) => `${code} ${where}`);
}

function legal(input: unknown) {
  const checked = checkTurn(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked;
}

test('what is absent has its default', () => {
  const { state, events, source } = legal(turn());
  expect(state.turn).toBe(1);
  expect(state.settings).toMatchObject({ meeting: 'players', drawnDefence: 'holds', orphans: 'unowned' });
  expect(state.settings.turnLimit).toBeUndefined();
  expect(events.orders.size).toBe(0);
  expect(source).toEqual({ dice: [] });
});

test('null is absent, as the output writes it', () => {
  const { state, events } = legal(
    turn({
      territories: [{ id: 'x', kind: 'crossing', owner: null, garrison: null }],
      links: null,
      settings: { turnLimit: null },
      orders: { A: null, B: { attack: 'x', from: null } },
      results: null,
      answers: null,
      dice: null,
      seed: null,
    }),
  );
  expect(state.territories.get('x')).toEqual({ id: 'x', kind: 'crossing', garrison: 0, ruins: false });
  expect(state.players).toEqual(['B']);
  expect(events.orders.get('B')).toEqual({ attack: 'x' });
  expect(legal(turn({ settings: null })).state.settings.garrisonPoints).toBe(1000);
});

test('a fortress has the usual garrison, whoever owns it, unless another is given', () => {
  const { territories } = legal(
    turn({
      territories: [
        { id: 'one', kind: 'fortress', owner: 'A' },
        { id: 'two', kind: 'fortress', owner: 'A', garrison: 400 },
        { id: 'three', kind: 'fortress' },
        { id: 'four', kind: 'fortress', garrison: 0 },
      ],
      links: [],
      settings: { garrisonPoints: 700 },
    }),
  ).state;
  expect(Array.from(territories.values(), ({ garrison }) => garrison)).toEqual([700, 400, 700, 0]);
});

test('how armies are raised is a setting that a turn takes no notice of', () => {
  expect(legal(turn({ settings: { persistentArmies: true } })).state.settings).toEqual(
    legal(turn()).state.settings,
  );
  expect(faultsOf(turn({ settings: { persistentArmies: 'yes' } }))).toEqual([
    'TURN_SHAPE settings.persistentArmies',
  ]);
});

test('players are the owners and all who give orders, in alphabetical order', () => {
  expect(legal(turn({ orders: { Z: 'defend', AA: 'defend' } })).state.players).toEqual(['A', 'AA', 'B', 'Z']);
});

test('the whole must be an object', () => {
  for (const input of [undefined, null, 4, 'turn', [], true])
    expect(faultsOf(input)).toEqual(['TURN_SHAPE ']);
});

test.each<[string, object, string[]]>([
  ['territories that are no list', { territories: {}, links: [] }, ['TURN_SHAPE territories']],
  ['a territory that is no object', { territories: [4], links: [] }, ['TURN_SHAPE territories[0]']],
  [
    'a territory without id and kind',
    { territories: [{}], links: [] },
    ['TURN_SHAPE territories[0].id', 'TURN_CHOICE_UNKNOWN territories[0].kind'],
  ],
  [
    'an unknown field of a territory',
    { territories: [{ id: 'x', kind: 'pass', color: 'red' }], links: [] },
    ['TURN_FIELD_UNKNOWN territories[0]'],
  ],
  [
    'an id twice',
    {
      territories: [
        { id: 'x', kind: 'pass' },
        { id: 'x', kind: 'pass' },
      ],
      links: [],
    },
    ['TURN_ID_TAKEN territories[1]'],
  ],
  [
    'names that would spoil a battle key',
    {
      territories: ['a:b', 'a>b', 'a+b', 'a,b', ' ', 'nobody', 'x'.repeat(61)].map((id) => ({
        id,
        kind: 'pass',
      })),
      links: [],
    },
    [0, 1, 2, 3, 4, 5, 6].map((index) => `TURN_ID_INVALID territories[${index}].id`),
  ],
  [
    'ruins of a fortress',
    { territories: [{ id: 'x', kind: 'fortress', ruins: true }], links: [] },
    ['TURN_RUINS_MISFIT territories[0]'],
  ],
  [
    'ruins that are neither true nor false',
    { territories: [{ id: 'x', kind: 'capital', ruins: 1 }], links: [] },
    ['TURN_SHAPE territories[0].ruins'],
  ],
  [
    'a garrison in a pass',
    { territories: [{ id: 'x', kind: 'pass', garrison: 10 }], links: [] },
    ['TURN_GARRISON_MISFIT territories[0]'],
  ],
  [
    'a garrison of less than nothing',
    { territories: [{ id: 'x', kind: 'fortress', garrison: -1 }], links: [] },
    ['TURN_SHAPE territories[0].garrison'],
  ],
  [
    'two standing capitals of one player',
    {
      territories: [
        { id: 'x', kind: 'capital', owner: 'A' },
        { id: 'y', kind: 'capital', owner: 'A', ruins: true },
        { id: 'z', kind: 'capital', owner: 'A' },
      ],
      links: [],
    },
    ['TURN_CAPITALS_TWO territories[2]'],
  ],
  ['links that are no list', { links: 'x' }, ['TURN_SHAPE links']],
  [
    'links that are no pairs',
    { links: [['x'], 4, ['x', 4], [4, 'x']] },
    ['TURN_SHAPE links[0]', 'TURN_SHAPE links[1]', 'TURN_SHAPE links[2]', 'TURN_SHAPE links[3]'],
  ],
  ['a link into the void', { links: [['x', 'void']] }, ['TURN_TERRITORY_UNKNOWN links[0]']],
  ['a link to itself', { links: [['x', 'x']] }, ['TURN_LINK_TO_ITSELF links[0]']],
  ['settings that are no object', { settings: 4 }, ['TURN_SHAPE settings']],
  [
    'settings that do not exist',
    { settings: { meeting: 'never', speed: 3, capitalPoints: 1.5, turnLimit: 0 } },
    [
      'TURN_FIELD_UNKNOWN settings',
      'TURN_CHOICE_UNKNOWN settings.meeting',
      'TURN_SHAPE settings.capitalPoints',
      'TURN_SHAPE settings.turnLimit',
    ],
  ],
  ['a turn before the first', { turn: 0 }, ['TURN_SHAPE turn']],
  ['orders that are no object', { orders: [] }, ['TURN_SHAPE orders']],
  [
    'orders that say nothing',
    { orders: { A: 'hide', B: { from: 'x' }, C: { attack: 'x', from: 4 }, D: { attack: 'x', to: 'y' } } },
    ['TURN_SHAPE orders.A', 'TURN_SHAPE orders.B', 'TURN_SHAPE orders.C', 'TURN_FIELD_UNKNOWN orders.D'],
  ],
  ['an order of nobody', { orders: { nobody: 'defend' } }, ['TURN_ID_INVALID orders.nobody']],
  ['battles won by halves', { battlesWon: { A: 0.5 } }, ['TURN_SHAPE battlesWon.A']],
  ['battles won that are no object', { battlesWon: 3 }, ['TURN_SHAPE battlesWon']],
  [
    'results that say nothing or too much',
    { results: { a: 4, b: {}, c: { winner: 'A', draw: true }, d: { draw: false } } },
    [
      'TURN_SHAPE results.a',
      'TURN_OUTCOME_UNCLEAR results.b',
      'TURN_OUTCOME_UNCLEAR results.c',
      'TURN_OUTCOME_UNCLEAR results.d',
    ],
  ],
  [
    'winners who are on neither side',
    {
      results: {
        'field:x:A>B': { winner: 'C' },
        'meeting:A+B': { winner: 'x' },
        'field:x:C>B': { winner: 'B' },
      },
    },
    ['TURN_WINNER_STRANGER results.field:x:A>B', 'TURN_WINNER_STRANGER results.meeting:A+B'],
  ],
  [
    'answers to no choice, and no answers',
    { answers: { 'veteran:A': 'x', 'contest:x:A': 'run', 'order:B': 'A', 'order:C': ['A', 4] } },
    [
      'TURN_ANSWER_UNKNOWN answers.veteran:A',
      'TURN_CHOICE_UNKNOWN answers.contest:x:A',
      'TURN_SHAPE answers.order:B',
      'TURN_SHAPE answers.order:C[1]',
    ],
  ],
  [
    'dice with other faces',
    { dice: [0, 1, 6, 7, 2.5, '3'] },
    [
      'TURN_DIE_INVALID dice[0]',
      'TURN_DIE_INVALID dice[3]',
      'TURN_DIE_INVALID dice[4]',
      'TURN_DIE_INVALID dice[5]',
    ],
  ],
  ['dice that are no list', { dice: 6 }, ['TURN_SHAPE dice']],
  ['dice and a seed', { dice: [1], seed: 'x' }, ['TURN_DICE_TWICE ']],
  ['a seed that is no text', { seed: 4 }, ['TURN_SHAPE seed']],
  ['a seed of nothing', { seed: '' }, ['TURN_SHAPE seed']],
  ['a field that a turn does not have', { order: {} }, ['TURN_FIELD_UNKNOWN ']],
])('%s: refused', (_, changes, faults) => {
  expect(faultsOf(turn(changes))).toEqual(faults);
});

test('a bot is accepted for whoever gave no order', () => {
  const settings = { missingOrder: 'bot' };
  expect(faultsOf(turn({ settings, orders: { A: 'defend' }, seed: 'x' }))).toEqual([]);
  expect(faultsOf(turn({ settings, orders: { A: 'defend' }, dice: [3] }))).toEqual([
    'TURN_DICE_TOO_FEW dice',
  ]);
});

test('all faults are told at once', () => {
  expect(faultsOf({ territories: [{}], links: 4, turn: -1, dice: [9] })).toHaveLength(5);
});

const race = { A: { attack: 'x' }, B: { attack: 'x' } };

test('too few dice are a fault', () => {
  expect(faultsOf(turn({ orders: race, dice: [3] }))).toEqual(['TURN_DICE_TOO_FEW dice']);
  expect(faultsOf(turn({ orders: race, dice: [3, 3, 3, 3] }))).toEqual(['TURN_DICE_TOO_FEW dice']);
  expect(faultsOf(turn({ orders: race }))).toEqual(['TURN_DICE_TOO_FEW dice']);
  expect(faultsOf(turn({ orders: race, dice: [3, 4] }))).toEqual([]);
});

test('no number of ties is too deep', () => {
  const dice = [...Array.from({ length: 100_000 }, () => 4), 5, 6];
  expect(faultsOf(turn({ orders: race, dice }))).toEqual([]);
});

test('a seed stands for all dice, any text or the seed of a turn', () => {
  const first = (seed: string) => {
    const played = playTurn(turn({ orders: race, seed }));
    return played.ok ? JSON.stringify(turnReport(played.adjudication, 'en')) : '';
  };
  for (const seed of ['club night', '0'.repeat(64), '\ud800']) {
    expect(first(seed)).not.toBe('');
    expect(first(seed)).toBe(first(seed));
  }
});

test('an answer must name every attacker once', () => {
  const attacked = {
    territories: [
      { id: 'a', kind: 'capital', owner: 'A' },
      { id: 'b', kind: 'capital', owner: 'B' },
      { id: 'c', kind: 'capital', owner: 'C' },
    ],
    links: [
      ['a', 'b'],
      ['b', 'c'],
    ],
    orders: { A: { attack: 'b' }, C: { attack: 'b' } },
  };
  for (const answer of [[], ['A'], ['A', 'A'], ['A', 'C', 'C'], ['A', 'D']]) {
    expect(faultsOf({ ...attacked, answers: { 'order:B': answer } })).toEqual([
      'TURN_ANSWER_UNFIT answers.order:B',
    ]);
  }
  expect(faultsOf({ ...attacked, answers: { 'order:B': ['C', 'A'], 'order:A': ['B'] } })).toEqual([]);
});

test('fields named after what every object has are plain names', () => {
  const input: unknown = JSON.parse(`{
    "territories": [{"id":"__proto__","kind":"capital","owner":"constructor"},{"id":"toString","kind":"pass"}],
    "links": [["__proto__","toString"]],
    "orders": {"constructor": {"attack":"toString"}, "__proto__": "defend"},
    "results": {"__proto__": {"winner":"valueOf"}}
  }`);
  const played = playTurn(input);
  if (!played.ok) throw new Error(JSON.stringify(played.violations));
  const report = turnReport(played.adjudication, 'es');
  expect(Object.keys(report.territories)).toEqual(['__proto__', 'toString']);
  expect(report.territories.toString).toEqual({ owner: 'constructor', garrison: 0, ruins: false });
  expect(report.ignored).toEqual(['__proto__']);
  expect(report.illegal.map(({ player }) => player)).toEqual(['__proto__']);
});

/** Things JSON can hold, and words that trip the careless. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('__proto__', 'constructor', 'nobody', 'x', 'A', 'defend', ':', '\ud800', -0, 1e300, [[]], {
    length: 9,
  }),
);
const fields = [
  'territories',
  'links',
  'settings',
  'turn',
  'orders',
  'previousOrders',
  'battlesWon',
  'results',
  'answers',
  'dice',
  'seed',
];

function answers(input: unknown): void {
  const played = playTurn(input);
  if (played.ok) return;
  expect(played.violations.length).toBeGreaterThan(0);
  const sentences = played.violations.flatMap((one) => [
    describeTurnFault(one, 'en'),
    describeTurnFault(one, 'es'),
  ]);
  expect(sentences.join('\n')).not.toMatch(/undefined|\[object/);
}

test('no input makes the door throw', () => {
  fc.assert(fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), answers));
});

test('a turn with junk in any field is answered, never thrown at', () => {
  const nested = fc.oneof(junk, fc.array(junk), fc.dictionary(fc.string(), junk));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), nested, { maxKeys: 3 }), (changes) => {
      answers(turn(changes));
    }),
    { numRuns: 1000 },
  );
});

test('every fault has its sentence in both languages, ended as a sentence', () => {
  for (const { en, es } of Object.values(turnFaultSentences)) {
    expect(en).toMatch(/\.$/);
    expect(es).toMatch(/\.$/);
    expect([...es.matchAll(/\{\w+\}/g)].sort().join()).toBe([...en.matchAll(/\{\w+\}/g)].sort().join());
  }
  expect(Object.keys(turnShapeWords)).toHaveLength(8);
});

test('a fault is told where it is', () => {
  const [violation] = [{ code: 'TURN_SHAPE', where: '', parameters: { expected: 'object' } } as const];
  expect(describeTurnFault(violation, 'en')).toBe('At the top there must be an object.');
  expect(describeTurnFault({ ...violation, where: 'links' }, 'es')).toBe('En links debe haber un objeto.');
});
