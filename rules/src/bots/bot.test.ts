import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turns, type TurnInput } from '../../test/conquest-worlds.js';
import { checkTurn } from '../conquest/check-turn.js';
import type { ConquestState } from '../conquest/conquest-state.js';
import { checkAttack } from '../conquest/legal-orders.js';
import { diceFrom, numberStream } from '../simulation/fast-dice.js';
import { winningChance } from './battle-odds.js';
import { botAnswer } from './bot-answer.js';
import { botOrder, botOrders } from './bot-order.js';

function stateOf(input: Partial<TurnInput>): ConquestState {
  const checked = checkTurn(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.state;
}

const capital = (owner: string) => ({ id: `${owner.toLowerCase()}-cap`, kind: 'capital', owner });
/** Dice without a mood: the bot does what it reckons best. */
const steady = () => 3;

test('a bot gives nothing but legal orders, whatever the map and the dice', () => {
  fc.assert(
    fc.property(turns, fc.integer(), (input, seed) => {
      const state = stateOf(input);
      const orders = botOrders(state, state.players, diceFrom(numberStream(seed)));
      for (const [player, order] of orders) {
        if (order !== 'defend') expect(checkAttack(state, player, order)).toEqual({ from: order.from });
      }
    }),
    { numRuns: 500 },
  );
});

test('a bot orders the same alone as among others, from two dice', () => {
  fc.assert(
    fc.property(turns, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (input, a, b) => {
      const state = stateOf(input);
      const two = () => {
        const dice = [a, b];
        return () => dice.shift() ?? expect.fail('a third die');
      };
      for (const player of state.players) {
        expect(botOrders(state, [player], two()).get(player)).toEqual(botOrder(state, player, two()));
      }
    }),
  );
});

test('it takes the resource that nobody holds rather than the pass', () => {
  const state = stateOf({
    territories: [capital('A'), { id: 'mine', kind: 'resource' }, { id: 'gap', kind: 'pass' }],
    links: [
      ['a-cap', 'mine'],
      ['a-cap', 'gap'],
    ],
  });
  expect(botOrder(state, 'A', steady)).toEqual({ attack: 'mine', from: 'a-cap' });
});

test('it prefers the open resource of a neighbour to his fortress', () => {
  const state = stateOf({
    territories: [
      capital('A'),
      capital('B'),
      { id: 'keep', kind: 'fortress', owner: 'B' },
      { id: 'port', kind: 'resource', owner: 'B' },
    ],
    links: [
      ['a-cap', 'keep'],
      ['a-cap', 'port'],
      ['b-cap', 'keep'],
    ],
  });
  expect(botOrder(state, 'A', steady)).toMatchObject({ attack: 'port' });
});

test('it stays at home when its capital is in danger and there is little to win', () => {
  const state = stateOf({
    territories: [
      capital('A'),
      capital('B'),
      { id: 'hill', kind: 'pass' },
      { id: 'ford', kind: 'crossing', owner: 'B' },
    ],
    links: [
      ['a-cap', 'ford'],
      ['a-cap', 'hill'],
      ['b-cap', 'ford'],
    ],
  });
  expect(botOrder(state, 'A', steady)).toBe('defend');
});

test('a bot without a neighbour defends', () => {
  expect(botOrder(stateOf({ territories: [capital('A')], links: [] }), 'A', steady)).toBe('defend');
});

test.each([2, 3, 4, 5])('of %i equal plans none is chosen more often for its name', (count) => {
  const mines = Array.from({ length: count }, (_, index) => `mine-${index}`);
  const chosen = new Map<string, number>();
  const rolls = Array.from(
    { length: 36 },
    (_, index) => [1 + Math.floor(index / 6), 1 + (index % 6)] as const,
  );
  for (let turn = 1; turn <= 20; turn++) {
    const state = stateOf({
      territories: [capital('A'), ...mines.map((id) => ({ id, kind: 'resource' }))],
      links: mines.map((id) => ['a-cap', id] as const),
      turn,
    });
    for (const [mood, die] of rolls) {
      const order = botOrder(state, 'A', dice(mood, die));
      const target = order === 'defend' ? order : order.attack;
      chosen.set(target, (chosen.get(target) ?? 0) + 1);
    }
  }
  expect([...chosen.keys()].sort()).toEqual(mines);
  const fair = (20 * rolls.length) / count;
  for (const times of chosen.values()) expect(Math.abs(times - fair) / fair).toBeLessThan(0.02);
});

test('in the mood for it, it turns against the leader', () => {
  const state = stateOf({
    territories: [
      capital('A'),
      capital('B'),
      capital('C'),
      { id: 'b-mine', kind: 'resource', owner: 'B' },
      { id: 'c-mine', kind: 'resource', owner: 'C' },
      { id: 'c-port', kind: 'resource', owner: 'C' },
      { id: 'c-wood', kind: 'resource', owner: 'C' },
    ],
    links: [
      ['a-cap', 'b-mine'],
      ['a-cap', 'c-mine'],
    ],
  });
  expect(botOrder(state, 'A', steady)).toEqual({ attack: 'b-mine', from: 'a-cap' });
  expect(botOrder(state, 'A', dice(1, 1))).toEqual({ attack: 'c-mine', from: 'a-cap' });
});

function dice(...faces: number[]): () => number {
  return () => faces.shift() ?? expect.fail('a die too many');
}

test('it meets first who threatens its capital, and the weaker of two before the stronger', () => {
  const state = stateOf({
    territories: [
      capital('A'),
      capital('B'),
      capital('C'),
      capital('D'),
      { id: 'a-mine', kind: 'resource', owner: 'A' },
      { id: 'b-mine', kind: 'resource', owner: 'B' },
    ],
    links: [],
  });
  const orders = new Map([
    ['B', { attack: 'a-mine' }],
    ['C', { attack: 'a-mine' }],
    ['D', { attack: 'a-cap' }],
  ]);
  const choice = { key: 'order:A', kind: 'whomToFightFirst', player: 'A', among: ['B', 'C', 'D'] } as const;
  expect(botAnswer(state, { orders }, choice, dice(1, 1, 1))).toEqual(['D', 'C', 'B']);
});

test('it fights an occupier at even odds whatever the die, and one twice as strong on a low one at most', () => {
  const state = stateOf({
    territories: [
      capital('A'),
      capital('B'),
      capital('C'),
      ...['x', 'y'].map((id) => ({ id, kind: 'resource', owner: 'C' })),
    ],
    links: [],
  });
  const late = (occupier: string) =>
    ({
      key: 'contest:z:A',
      kind: 'fightOrWithdraw',
      player: 'A',
      at: 'z',
      occupier,
      among: ['fight', 'withdraw'],
    }) as const;
  const answer = (occupier: string, die: number) =>
    botAnswer(state, { orders: new Map() }, late(occupier), dice(die));
  expect(answer('B', 6)).toBe('fight');
  expect(answer('C', 1)).toBe('fight');
  expect(answer('C', 3)).toBe('withdraw');
});

test('the odds of a battle are what counting all dice gives', () => {
  for (const [a, b] of [
    [3000, 3000],
    [3000, 4000],
    [3000, 2000],
    [1000, 7000],
  ] as const) {
    let won = 0;
    for (let roll = 0; roll < 1296; roll++) {
      const [p, q, r, s] = [1, 6, 36, 216].map((place) => 1 + (Math.floor(roll / place) % 6)) as [
        number,
        number,
        number,
        number,
      ];
      if (a * (p + q) > b * (r + s)) won += 1;
    }
    expect(winningChance(a, b)).toBe(won / 1296);
  }
  expect([winningChance(0, 1000), winningChance(1000, 0), winningChance(0, 0)]).toEqual([0, 1, 0]);
});
