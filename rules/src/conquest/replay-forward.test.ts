import { expect, test } from 'vitest';
import { scriptedDice } from '../dice/scripted-dice.js';
import { adjudicate } from './adjudicate.js';
import { checkTurn } from './check-turn.js';
import type { BattleOutcome, ConquestState, Order } from './conquest-state.js';
import type { Intervention } from './intervention.js';
import { replayForward, type TurnOnRecord } from './replay-forward.js';

function startOf(turnLimit?: number): ConquestState {
  const checked = checkTurn({
    territories: [
      { id: 'a-cap', kind: 'capital', owner: 'Anna' },
      { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
      { id: 'b-res', kind: 'resource', owner: 'Bruno' },
      { id: 'x', kind: 'crossing' },
    ],
    links: [
      ['a-cap', 'b-res'],
      ['b-res', 'b-cap'],
      ['b-res', 'x'],
    ],
    settings: turnLimit === undefined ? {} : { turnLimit },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.state;
}

function turn(
  orders: Record<string, Order>,
  results: Record<string, BattleOutcome> = {},
  interventions: readonly Intervention[] = [],
): TurnOnRecord {
  const events = {
    orders: new Map(Object.entries(orders)),
    results: new Map(Object.entries(results)),
    answers: new Map(),
  };
  return {
    interventions,
    play: (start) => ({
      adjudication: adjudicate(start, events, scriptedDice([]).rollerFor('arrival')),
      results: events.results,
    }),
  };
}

const field = 'field:b-res:Anna>Bruno';
const anna = { winner: 'Anna' } as const;
const bruno = { winner: 'Bruno' } as const;
const attack = (place: string) => ({ attack: place });
const ownerOf = (state: ConquestState | undefined, id: string) => state?.territories.get(id)?.owner;

test('each turn starts with what the one before it leaves, and battles won add up', () => {
  const replay = replayForward(startOf(), [
    turn({ Anna: attack('b-res'), Bruno: 'defend' }, { [field]: anna }),
    turn({ Anna: attack('x'), Bruno: 'defend' }),
  ]);
  expect(ownerOf(replay.turns[1]?.start, 'b-res')).toBe('Anna');
  expect(replay.turns[1]?.start.turn).toBe(2);
  expect(ownerOf(replay.after, 'x')).toBe('Anna');
  expect(replay.after?.battlesWon).toEqual(new Map([['Anna', 1]]));
  expect(replay).toMatchObject({ cutOff: 0, waitsFor: undefined, campaign: { over: false } });
});

test('an order that has become illegal becomes the default, and the replay goes on', () => {
  const replay = replayForward(startOf(), [
    turn({ Anna: attack('b-res'), Bruno: 'defend' }, { [field]: bruno }),
    turn({ Anna: attack('x'), Bruno: 'defend' }),
  ]);
  expect(replay.turns[1]?.adjudication?.illegal).toEqual([
    { player: 'Anna', code: 'ORDER_TARGET_OUT_OF_REACH' },
  ]);
  expect(ownerOf(replay.after, 'x')).toBeUndefined();
  expect(replay.cutOff).toBe(0);
});

test('a turn that needs a battle nobody fought says so, and those after it are cut off', () => {
  const replay = replayForward(startOf(), [
    turn({ Anna: attack('b-res'), Bruno: 'defend' }, { [field]: anna }),
    turn({ Anna: 'defend', Bruno: attack('b-res') }),
    turn({ Anna: 'defend', Bruno: 'defend' }),
  ]);
  expect(replay.turns).toHaveLength(2);
  expect(replay.cutOff).toBe(1);
  expect(replay.waitsFor?.battles.map(({ key }) => key)).toEqual(['field:b-res:Bruno>Anna']);
  expect(replay.after).toBeUndefined();
});

test('a campaign that ends sooner cuts off the turns after it', () => {
  const capital = 'field:b-cap:Anna>Bruno';
  const turns = [
    turn({ Anna: attack('b-res'), Bruno: 'defend' }, { [field]: anna }),
    turn({ Anna: attack('b-cap'), Bruno: 'defend' }, { [capital]: anna }),
    turn({ Anna: 'defend' }),
  ];
  expect(replayForward(startOf(), turns)).toMatchObject({
    cutOff: 1,
    waitsFor: undefined,
    campaign: { over: true, winners: ['Anna'] },
  });
});

test('a turn whose orders are not open yet gets its start and is not played', () => {
  const replay = replayForward(startOf(), [
    turn({ Anna: attack('b-res'), Bruno: 'defend' }, { [field]: anna }),
    { interventions: [{ kind: 'give', territory: 'x', player: 'Bruno' }] },
  ]);
  expect(replay.turns[1]).toMatchObject({ adjudication: undefined, lapsed: [] });
  expect(ownerOf(replay.turns[1]?.start, 'x')).toBe('Bruno');
  expect(ownerOf(replay.turns[1]?.start, 'b-res')).toBe('Anna');
  expect(replay).toMatchObject({ after: undefined, waitsFor: undefined, cutOff: 0 });
});

test('what the referee did before a later turn is done again, or lapses with the reason', () => {
  const gifts: Intervention[] = [
    { kind: 'give', territory: 'b-res', player: 'Anna' },
    { kind: 'grant', player: 'Anna', points: 500 },
  ];
  const replay = replayForward(startOf(), [
    turn({ Anna: attack('b-res'), Bruno: 'defend' }, { [field]: anna }),
    turn({ Anna: 'defend', Bruno: 'defend' }, {}, gifts),
    turn({ Anna: 'defend', Bruno: 'defend' }),
  ]);
  expect(replay.turns[1]?.lapsed).toEqual([
    { intervention: gifts[0], fault: 'INTERVENTION_CHANGES_NOTHING' },
  ]);
  expect(replay.after?.bonus).toEqual(new Map([['Anna', 500]]));
  expect(replay.turns[2]?.adjudication?.armies.get('Anna')).toBe(3500);
});

test('the first start is taken as given, with what the referee did to it', () => {
  const replay = replayForward(startOf(), [
    turn({ Anna: 'defend', Bruno: 'defend' }, {}, [{ kind: 'give', territory: 'x', player: 'Anna' }]),
  ]);
  expect(ownerOf(replay.after, 'x')).toBeUndefined();
});

test('no turns lead nowhere', () => {
  expect(replayForward(startOf(), [])).toMatchObject({ turns: [], cutOff: 0, waitsFor: undefined });
});
