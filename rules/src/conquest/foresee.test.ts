import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { turns } from '../../test/conquest-worlds.js';
import { checkTurn } from './check-turn.js';
import { foreseeAttack, threatsTo } from './foresee.js';
import { legalTargets } from './legal-orders.js';

// A busy machine is no fault of the rules.
vi.setConfig({ testTimeout: 60_000 });

function stateOf(input: unknown) {
  const checked = checkTurn(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.state;
}

/** Anna and Bruno on either side of a ford; Clara borders the ford and Bruno's tower. */
const world = (settings = {}) =>
  stateOf({
    settings,
    territories: [
      { id: 'a-cap', kind: 'capital', owner: 'Anna' },
      { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
      { id: 'b-tower', kind: 'fortress', owner: 'Bruno' },
      { id: 'c-cap', kind: 'capital', owner: 'Clara' },
      { id: 'c-mine', kind: 'resource', owner: 'Clara' },
      { id: 'ford', kind: 'crossing' },
      { id: 'moor', kind: 'pass' },
    ],
    links: [
      ['a-cap', 'ford'],
      ['c-cap', 'ford'],
      ['a-cap', 'b-cap'],
      ['a-cap', 'b-tower'],
      ['b-cap', 'b-tower'],
      ['b-cap', 'c-mine'],
      ['c-cap', 'c-mine'],
      ['a-cap', 'moor'],
    ],
  });

describe('what an attack may lead to', () => {
  it('a place that nobody holds and nobody else can reach is simply taken', () => {
    expect(foreseeAttack(world(), 'Anna', { attack: 'moor' })).toEqual([{ code: 'UNOWNED', rule: 'R2' }]);
  });

  it('whoever else can reach it may be there first, and then it is fought for', () => {
    expect(foreseeAttack(world(), 'Anna', { attack: 'ford' })).toEqual([
      { code: 'UNOWNED', rule: 'R2' },
      {
        code: 'RIVAL_FIRST',
        other: 'Clara',
        rule: 'R6',
        battle: { kind: 'contest', own: 2000, theirs: 3000, garrison: 0 },
      },
    ]);
    expect(foreseeAttack(world(), 'Clara', { attack: 'ford' })[1]).toMatchObject({
      other: 'Anna',
      battle: { kind: 'contest', own: 3000, theirs: 2000 },
    });
  });

  it('an owner may defend, be away, or come the other way', () => {
    expect(foreseeAttack(world(), 'Anna', { attack: 'b-cap' })).toEqual([
      {
        code: 'OWNER_DEFENDS',
        other: 'Bruno',
        rule: 'R4',
        battle: { kind: 'field', own: 2000, theirs: 2000, garrison: 0 },
      },
      { code: 'OWNER_AWAY', other: 'Bruno', rule: 'R2' },
      {
        code: 'OWNER_ATTACKS_YOU',
        other: 'Bruno',
        rule: 'R1',
        battle: { kind: 'meeting', own: 2000, theirs: 2000, garrison: 0 },
      },
      {
        code: 'RIVAL_FIRST',
        other: 'Clara',
        rule: 'R6',
        battle: { kind: 'contest', own: 2000, theirs: 3000, garrison: 0 },
      },
    ]);
  });

  it('a fortress has its garrison in every case but the meeting', () => {
    const cases = foreseeAttack(world(), 'Anna', { attack: 'b-tower' });
    expect(cases.map(({ code, battle }) => [code, battle?.kind, battle?.theirs, battle?.garrison])).toEqual([
      ['OWNER_DEFENDS', 'siege', 3000, 1000],
      ['OWNER_AWAY', 'assault', 1000, 1000],
      ['OWNER_ATTACKS_YOU', 'meeting', 2000, 0],
    ]);
  });

  it('where only armies on one road meet, an owner who comes by another finds nobody', () => {
    const cases = (from: string) =>
      foreseeAttack(world({ meeting: 'sameRoad' }), 'Bruno', { attack: 'a-cap', from }).map(
        ({ code }) => code,
      );
    expect(cases('b-tower')).toEqual(['OWNER_DEFENDS', 'OWNER_AWAY', 'OWNER_ATTACKS_YOU']);
    const oneWay = stateOf({
      settings: { meeting: 'sameRoad' },
      territories: [
        { id: 'a-cap', kind: 'capital', owner: 'Anna' },
        { id: 'a-pass', kind: 'pass', owner: 'Anna' },
        { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
        { id: 'b-pass', kind: 'pass', owner: 'Bruno' },
      ],
      links: [
        ['a-cap', 'b-pass'],
        ['a-pass', 'b-cap'],
      ],
    });
    const onRoad = foreseeAttack(oneWay, 'Anna', { attack: 'b-cap' });
    expect(onRoad.map(({ code, rule }) => [code, rule])).toEqual([
      ['OWNER_DEFENDS', 'R4'],
      ['OWNER_AWAY', 'R2'],
      ['OWNER_ATTACKS_YOU', 'R1'],
    ]);
  });

  it('an owner with no other way out than through you is never away', () => {
    const state = stateOf({
      territories: [
        { id: 'a-cap', kind: 'capital', owner: 'Anna' },
        { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
        { id: 'c-cap', kind: 'capital', owner: 'Clara' },
      ],
      links: [
        ['a-cap', 'b-cap'],
        ['a-cap', 'c-cap'],
      ],
    });
    expect(foreseeAttack(state, 'Anna', { attack: 'b-cap' }).map(({ code }) => code)).toEqual([
      'OWNER_DEFENDS',
      'OWNER_ATTACKS_YOU',
    ]);
    expect(
      foreseeAttack(state, 'Bruno', { attack: 'a-cap' }).map(({ code, other }) => [code, other]),
    ).toEqual([
      ['OWNER_DEFENDS', 'Anna'],
      ['OWNER_AWAY', 'Anna'],
      ['OWNER_ATTACKS_YOU', 'Anna'],
      ['RIVAL_FIRST', 'Clara'],
    ]);
  });

  it('a rival may beat a defending owner first', () => {
    const state = stateOf({
      territories: [
        { id: 'a-cap', kind: 'capital', owner: 'Anna' },
        { id: 'b-pass', kind: 'pass', owner: 'Bruno' },
        { id: 'c-cap', kind: 'capital', owner: 'Clara' },
      ],
      links: [
        ['a-cap', 'b-pass'],
        ['c-cap', 'b-pass'],
      ],
    });
    expect(foreseeAttack(state, 'Anna', { attack: 'b-pass' }).at(-1)).toEqual({
      code: 'RIVAL_FIRST',
      other: 'Clara',
      rule: 'R6',
      battle: { kind: 'contest', own: 2000, theirs: 2000, garrison: 0 },
    });
  });

  it('is known for every legal attack of every world, with a battle of the player’s own or none', () => {
    fc.assert(
      fc.property(turns, (input) => {
        const state = stateOf(input);
        for (const player of state.players) {
          for (const { attack, from } of legalTargets(state, player)) {
            const cases = from.flatMap((base) => foreseeAttack(state, player, { attack, from: base }));
            expect(cases.length).toBeGreaterThan(0);
            for (const { code, rule, battle } of cases) {
              expect(rule).toMatch(/^R\d/);
              if (code === 'OWNER_DEFENDS') expect(['field', 'siege']).toContain(battle?.kind);
              if (code === 'RIVAL_FIRST') expect(battle?.kind).toBe('contest');
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('those who can attack a player are named with the places they can reach', () => {
  expect(threatsTo(world(), 'Bruno')).toEqual([
    { player: 'Anna', at: ['b-cap', 'b-tower'] },
    { player: 'Clara', at: ['b-cap'] },
  ]);
  expect(threatsTo(world(), 'Clara')).toEqual([{ player: 'Bruno', at: ['c-mine'] }]);
});
