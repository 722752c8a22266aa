import { bookSettings, hexCentre, type ConquestState, type Territory } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { battleMarks, carriedOut, marchesOn, waysOf } from './marches.js';

const place = (id: string, q: number): Territory => ({
  id,
  kind: 'pass',
  name: { en: id, es: id },
  seat: { q, r: 0 },
  land: [],
});
const map = { territories: [place('a1', 0), place('a2', 1), place('b1', 6), place('gap', 3)] };
const owners = { a1: 'A', a2: 'A', b1: 'B' } as const;
const state: ConquestState = {
  turn: 4,
  settings: bookSettings,
  players: ['A', 'B'],
  battlesWon: new Map(),
  adjacency: new Map([
    ['a1', ['gap', 'b1']],
    ['a2', ['gap']],
    ['b1', ['a1', 'gap']],
    ['gap', ['a1', 'a2', 'b1']],
  ]),
  territories: new Map(
    map.territories.map(({ id, kind }) => {
      const owner = (owners as Record<string, string | undefined>)[id];
      return [id, { id, kind, garrison: 0, ruins: false, ...(owner && { owner }) }];
    }),
  ),
};
const order = (seat: string, attack: string | null, from: string | null = null, given = true) => ({
  seat,
  attack,
  from,
  given,
});
const told = (turn: number, parameters: object, retractedBy: number | null = null) => ({
  turn,
  parameters: JSON.stringify(parameters),
  retractedBy,
});

it('what a bot ordered counts like what was sealed, unless it was taken back', () => {
  const orders = [order('A', 'gap', 'a2'), order('B', null, null, false)];
  const attacks = (retractedBy: number | null) =>
    carriedOut(4, orders, [told(4, { player: 'B', attack: 'a1' }, retractedBy)]).map(({ attack }) => attack);
  expect(attacks(null)).toEqual(['gap', 'a1']);
  expect(attacks(7)).toEqual(['gap', undefined]);
});

describe('the marches of a turn', () => {
  it('start where the order says, or where the rules would start', () => {
    expect(waysOf(state, [order('A', 'gap', 'a2'), order('B', 'gap')], [])).toEqual([
      { seat: 'A', from: 'a2', to: 'gap' },
      { seat: 'B', from: 'b1', to: 'gap' },
    ]);
  });

  it('leave out who defends', () => {
    expect(waysOf(state, [order('A', null)], [])).toEqual([]);
  });

  it('include what the journal tells of a seat without an order, in this turn alone', () => {
    const orders = [order('A', null, null, false), order('B', null, null, false)];
    const ways = waysOf(state, orders, [
      told(4, { player: 'B', attack: 'a1', from: 'b1' }),
      told(3, { player: 'A', attack: 'gap' }),
      told(4, { player: 'A', attack: 'gap' }, 90),
    ]);
    expect(ways).toEqual([{ seat: 'B', from: 'b1', to: 'a1' }]);
  });

  it('leave out an order that was not possible: its army stayed at home', () => {
    expect(waysOf(state, [order('A', 'a2'), order('B', 'a2')], [])).toEqual([]);
  });

  it('are drawn between the places themselves', () => {
    const [march] = marchesOn(map, [{ seat: 'A', from: 'a1', to: 'gap' }], 'past');
    expect(march).toEqual({ seat: 'A', from: map.territories[0], to: map.territories[3], look: 'past' });
  });
});

describe('swords', () => {
  const battle = { draw: false, winner: null, __typename: 'BattleSummary' as const };
  const field = {
    ...battle,
    key: 'field:b1:A>B',
    kind: 'FIELD' as const,
    territory: 'b1',
    attacker: 'A',
    defender: 'B',
    status: 'SETTLED' as const,
  };

  it('stand where a battle is fought, and not where it is void', () => {
    expect(battleMarks(map, [], [field, { ...field, key: 'x', status: 'VOID' }])).toEqual([
      { key: 'field:b1:A>B', at: hexCentre({ q: 6, r: 0 }), settled: true },
    ]);
  });

  it('stand half-way between two armies that meet', () => {
    const ways = [
      { seat: 'A', from: 'a1', to: 'b1' },
      { seat: 'B', from: 'b1', to: 'a1' },
    ];
    const meeting = { ...field, key: 'meeting:A+B', kind: 'MEETING' as const, status: 'READY' as const };
    expect(battleMarks(map, ways, [meeting])[0]?.at.x).toBeCloseTo(hexCentre({ q: 3, r: 0 }).x);
  });
});
