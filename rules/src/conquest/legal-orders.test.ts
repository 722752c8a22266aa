import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cpuTime } from '../../test/cpu-time.js';
import { turns } from '../../test/conquest-worlds.js';
import { adjudicate } from './adjudicate.js';
import { checkTurn } from './check-turn.js';
import { checkAttack, legalTargets } from './legal-orders.js';

// A busy machine is no fault of the rules.
vi.setConfig({ testTimeout: 60_000 });

function stateOf(input: unknown) {
  const checked = checkTurn(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.state;
}

test('targets are listed by id, each with its bases, the default first', () => {
  const state = stateOf({
    territories: [
      { id: 'z', kind: 'resource', owner: 'Anna' },
      { id: 'a', kind: 'capital', owner: 'Anna' },
      { id: 'y', kind: 'pass' },
      { id: 'b', kind: 'capital', owner: 'Bruno' },
    ],
    links: [
      ['z', 'y'],
      ['a', 'y'],
      ['z', 'a'],
      ['b', 'z'],
    ],
  });
  expect(legalTargets(state, 'Anna')).toEqual([
    { attack: 'b', from: ['z'] },
    { attack: 'y', from: ['a', 'z'] },
  ]);
  expect(legalTargets(state, 'Bruno')).toEqual([{ attack: 'z', from: ['b'] }]);
  expect(legalTargets(state, 'Clara')).toEqual([]);
});

test('an attack is legal if and only if it is listed', () => {
  fc.assert(
    fc.property(turns, (input) => {
      const state = stateOf(input);
      for (const player of state.players) {
        const listed = new Map(legalTargets(state, player).map(({ attack, from }) => [attack, from]));
        for (const attack of state.territories.keys()) {
          const [first] = listed.get(attack) ?? [];
          const checked = checkAttack(state, player, { attack });
          expect('from' in checked ? checked.from : undefined).toBe(first);
          for (const from of state.territories.keys()) {
            const fits = 'from' in checkAttack(state, player, { attack, from });
            expect(fits).toBe(listed.get(attack)?.includes(from) === true);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('who holds nothing but ruins is out and is not missed', () => {
  const checked = checkTurn({
    territories: [
      { id: 'a', kind: 'capital', owner: 'Anna' },
      { id: 'r', kind: 'capital', owner: 'Bruno', ruins: true },
    ],
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  const { log, armies } = adjudicate(checked.state, checked.events, () => 1);
  expect(log.map((fact) => [fact.code, 'player' in fact && fact.player])).toEqual([
    ['ORDER_MISSING', 'Anna'],
  ]);
  expect([...armies]).toEqual([
    ['Anna', 2000],
    ['Bruno', 0],
  ]);
});

/** Everybody marches on the one place in the middle, from the base he names. */
function crowd(size: number, defended: boolean) {
  const players = Array.from({ length: size }, (_, index) => `p${index}`);
  return checkTurn({
    territories: [
      { id: 'hub', kind: 'capital', ...(defended && { owner: 'lord' }) },
      ...players.map((owner) => ({ id: `t-${owner}`, kind: 'capital', owner })),
    ],
    links: players.map((owner) => ['hub', `t-${owner}`]),
    orders: Object.fromEntries(players.map((owner) => [owner, { attack: 'hub', from: `t-${owner}` }])),
    answers: { 'order:lord': players },
    results: { [`field:hub:p0>lord`]: { winner: 'p0' } },
    seed: 'crowd',
  });
}

test.each([true, false])(
  'time grows with the crowd at one gate and little faster, defended: %s',
  (defended) => {
    const time = (size: number): number => {
      let die = 0;
      const runs = [1, 2, 3].map(() =>
        cpuTime(() => {
          const checked = crowd(size, defended);
          if (!checked.ok) throw new Error('the crowd is in order');
          adjudicate(
            checked.state,
            checked.events,
            () => (((die = (die * 1103515245 + 12345) >>> 0) >>> 16) % 6) + 1,
          );
        }),
      );
      return Math.min(...runs);
    };
    time(2_000);
    // Eight times as many would take 64 times as long if everybody were compared with everybody.
    expect(time(24_000) / time(3_000)).toBeLessThan(40);
  },
);
