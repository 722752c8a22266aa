import { expect, test } from 'vitest';
import { checkTurn } from './check-turn.js';
import type { ConquestState } from './conquest-state.js';
import { intervene, type Intervention } from './intervention.js';

function stateOf(bonus: object = {}): ConquestState {
  const checked = checkTurn({
    territories: [
      { id: 'a-cap', kind: 'capital', owner: 'Anna' },
      { id: 'a-for', kind: 'fortress', owner: 'Anna' },
      { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
      { id: 'gap', kind: 'pass' },
      { id: 'keep', kind: 'fortress', garrison: 0 },
      { id: 'old', kind: 'capital', ruins: true },
    ],
    bonus,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.state;
}

function after(intervention: Intervention, state = stateOf()): ConquestState {
  const stepped = intervene(state, intervention);
  if ('fault' in stepped) throw new Error(stepped.fault);
  return stepped.state;
}

const give = (territory: string, player: string): Intervention => ({ kind: 'give', territory, player });
const take = (territory: string): Intervention => ({ kind: 'take', territory });
const grant = (player: string, points: number): Intervention => ({ kind: 'grant', player, points });

test('a fortress that is given has a garrison, and one that is taken away has none', () => {
  expect(after(give('keep', 'Bruno')).territories.get('keep')).toEqual({
    id: 'keep',
    kind: 'fortress',
    owner: 'Bruno',
    garrison: 1000,
    ruins: false,
  });
  const taken = after(take('a-for')).territories.get('a-for');
  expect(taken).toEqual({ id: 'a-for', kind: 'fortress', garrison: 0, ruins: false });
});

test('open ground and ruins can be given, and stay what they are', () => {
  expect(after(give('gap', 'Anna')).territories.get('gap')).toMatchObject({ owner: 'Anna', garrison: 0 });
  expect(after(give('old', 'Anna')).territories.get('old')).toMatchObject({ owner: 'Anna', ruins: true });
});

test('a capital can be given to one who has none', () => {
  const without = after(take('b-cap'), after(give('gap', 'Bruno')));
  expect(after(give('b-cap', 'Bruno'), without).territories.get('b-cap')).toMatchObject({ owner: 'Bruno' });
});

test('points are added to those granted before, and can be taken back', () => {
  expect(after(grant('Anna', 500)).bonus).toEqual(new Map([['Anna', 500]]));
  expect(after(grant('Anna', -200), stateOf({ Anna: 500 })).bonus).toEqual(new Map([['Anna', 300]]));
  expect(after(grant('Bruno', 1), { ...stateOf(), bonus: new Map() }).bonus?.get('Bruno')).toBe(1);
});

test('a state that knew of no grants has one then', () => {
  const { bonus, ...bare } = stateOf();
  expect(bonus?.size).toBe(0);
  expect(after(grant('Anna', 100), bare).bonus?.get('Anna')).toBe(100);
});

test.each([
  [give('nowhere', 'Anna'), 'INTERVENTION_TERRITORY_UNKNOWN'],
  [give('gap', 'Zoe'), 'INTERVENTION_PLAYER_UNKNOWN'],
  [give('a-for', 'Anna'), 'INTERVENTION_CHANGES_NOTHING'],
  [take('gap'), 'INTERVENTION_CHANGES_NOTHING'],
  [give('b-cap', 'Anna'), 'INTERVENTION_CAPITALS_TWO'],
  [take('b-cap'), 'INTERVENTION_LEAVES_ONE'],
  [grant('Zoe', 1), 'INTERVENTION_PLAYER_UNKNOWN'],
  [grant('Anna', 0), 'INTERVENTION_CHANGES_NOTHING'],
  [grant('Anna', -1), 'INTERVENTION_POINTS_UNFIT'],
  [grant('Anna', 0.5), 'INTERVENTION_POINTS_UNFIT'],
  [grant('Anna', 1_000_001), 'INTERVENTION_POINTS_UNFIT'],
])('%o is refused with %s', (intervention, fault) => {
  expect(intervene(stateOf(), intervention)).toEqual({ fault });
});
