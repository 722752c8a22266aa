import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fateOf, playOut, turns } from '../../test/conquest-worlds.js';
import { diceFrom, numberStream } from '../simulation/fast-dice.js';
import { adjudicate } from './adjudicate.js';
import { checkTurn } from './check-turn.js';
import type { ConquestState } from './conquest-state.js';
import { Lands, landsOf } from './lands.js';
import { checkAttack } from './legal-orders.js';
import { fieldArmies } from './strength.js';
import { turnReport } from './turn-report.js';

function stateOf(input: unknown) {
  const turn = checkTurn(input);
  return turn.ok ? turn : expect.fail('the turn is not legal');
}

const reportOf = (adjudication: ReturnType<typeof adjudicate>) =>
  JSON.stringify(turnReport(adjudication, 'en'));

test('a turn comes out alike whether its lands were numbered beforehand or not', () => {
  fc.assert(
    fc.property(turns, fc.integer(), (input, seed) => {
      const { results, answers } = playOut(input, fateOf(seed), () => 0);
      const { state, events } = stateOf({ ...input, results, answers });
      const dice = () => diceFrom(numberStream(seed));
      const plain: ConquestState = { ...state, territories: new Map(state.territories) };
      expect(state.territories).toBeInstanceOf(Lands);
      expect(reportOf(adjudicate(plain, events, dice()))).toBe(reportOf(adjudicate(state, events, dice())));
    }),
  );
});

const start = stateOf({
  territories: [
    { id: 'a-cap', kind: 'capital', owner: 'Anna' },
    { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
    { id: 'mine', kind: 'resource', owner: 'Bruno' },
  ],
  links: [['a-cap', 'mine']],
  orders: {},
}).state;

test('lands are numbered anew for other players and for another map, and not for the same', () => {
  expect(landsOf(start)).toBe(start.territories);
  const joined = landsOf({ ...start, players: ['Aaron', ...start.players] });
  expect([...joined]).toEqual([...start.territories]);
  expect(joined.owners).toEqual([1, 2, 2]);
  const parted = landsOf({
    ...start,
    adjacency: new Map([...start.territories.keys()].map((id) => [id, []])),
  });
  expect(parted.baseFor(0, 2)).toBeUndefined();
  expect(landsOf(start).baseFor(0, 2)).toBe(0);
});

test('armies follow the settings and what the referee has granted, whatever was asked before', () => {
  const lands = landsOf(start);
  const armiesWith = (change: Partial<ConquestState>) => lands.armies({ ...start, ...change });
  expect(armiesWith({})).toEqual([2000, 3000]);
  expect(lands.armies({ settings: start.settings })).toEqual([2000, 3000]);
  expect(armiesWith({ settings: { ...start.settings, resourcePoints: 500 } })).toEqual([2000, 2500]);
  expect(armiesWith({ bonus: new Map(Object.entries({ Anna: 700, Zoe: 9 })) })).toEqual([2700, 3000]);
  expect(armiesWith({})).toEqual([2000, 3000]);
  expect(armiesWith({})).toEqual([...fieldArmies(lands.values(), start.settings).values()]);
});

test("the order of somebody who takes no part is nobody's", () => {
  const orders = new Map([['Zoe', { attack: 'mine' }]]);
  const { armies, illegal, log } = adjudicate(
    start,
    { orders, results: new Map(), answers: new Map() },
    () => 1,
  );
  expect([[...armies.keys()], illegal]).toEqual([['Anna', 'Bruno'], []]);
  expect(log.map(({ code }) => code)).toEqual(['ORDER_MISSING', 'ORDER_MISSING']);
  expect(checkAttack(start, 'Zoe', { attack: 'mine' })).toEqual({ fault: 'ORDER_TARGET_OUT_OF_REACH' });
});
