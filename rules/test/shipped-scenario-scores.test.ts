import { expect, test } from 'vitest';
import { type BattleScore, checkScore, describeInputFault, scoreBattle } from '../src/index.js';
import { shippedLibrary } from './shipped-scenarios.js';

const library = shippedLibrary();

type Objectives = Record<string, unknown>;

function faultsIn(scenario: string, attacker: Objectives, defender: Objectives): string[] {
  const checked = checkScore(
    {
      scenario,
      size: 1000,
      sides: { attacker: { objectives: attacker }, defender: { objectives: defender } },
    },
    library,
  );
  return checked.ok ? [] : checked.faults.map(({ code }) => code);
}

function fought(
  scenario: string,
  size: number,
  attacker: Objectives,
  defender: Objectives = {},
  losses: { attacker?: unknown[]; defender?: unknown[] } = {},
): BattleScore {
  const sides = {
    attacker: { objectives: attacker, losses: losses.attacker ?? [] },
    defender: { objectives: defender, losses: losses.defender ?? [] },
  };
  const checked = checkScore({ scenario, size, sides }, library);
  if (checked.ok) return scoreBattle(checked.value);
  throw new Error(checked.faults.map((fault) => describeInputFault(fault, 'en')).join('\n'));
}

const result = ({ sides, winner }: BattleScore): unknown => [
  sides.attacker.points,
  sides.defender.points,
  winner,
];
const destroyed = (points: number): unknown => ({ points, stands: 3, left: 0 });

test('river and bridge: 100 for the bridge and 100 for each unit across, at 2,000 points twice that', () => {
  const across = { 'bridge-held': true, 'units-across': 3 };
  expect(result(fought('river-and-bridge', 1000, across))).toEqual([400, 0, 'attacker']);
  expect(result(fought('river-and-bridge', 2000, across))).toEqual([800, 0, 'attacker']);
});

test('river and bridge: 500 for a clean bank, added to what casualties pay', () => {
  const held = fought(
    'river-and-bridge',
    1500,
    { 'bridge-held': 1 },
    { 'bank-clear': 1 },
    { attacker: [destroyed(60)] },
  );
  expect(result(held)).toEqual([150, 810, 'defender']);
  expect(faultsIn('river-and-bridge', { 'units-across': 1 }, { 'bank-clear': 1 })).toEqual([
    'SCORE_OBJECTIVES_CONTRADICT',
  ]);
});

test('Orc Hill: only where the General stands decides, whatever the casualties', () => {
  const slaughter = { defender: [destroyed(900)] };
  expect(fought('orc-hill', 2000, {}, { 'general-on-hill': 1 }, slaughter).winner).toBe('defender');
  expect(fought('orc-hill', 2000, { 'general-off-hill': 1 }, {}, { attacker: [destroyed(900)] }).winner).toBe(
    'attacker',
  );
});

test('burning settlement: 100 a building; the defender keeps his 500 though a farm burns', () => {
  const burnt = fought('burning-settlement', 1000, { 'buildings-burnt': 4 });
  expect(result(burnt)).toEqual([400, 0, 'attacker']);
  const farm = fought('burning-settlement', 2000, { 'buildings-burnt': 1 }, { 'settlement-whole': 1 });
  expect(result(farm)).toEqual([200, 1000, 'defender']);
});

test('Karbutzal: 100 for each arrived, 50 for each other over the bank, flat, and casualties for nothing', () => {
  const through = fought(
    'valley-breakthrough',
    3000,
    { 'units-arrived': 2, 'units-over-wall': 3 },
    { 'no-whole-unit-arrived': 1 },
    { attacker: [destroyed(900)] },
  );
  expect(result(through)).toEqual([350, 100, 'attacker']);
  const stopped = fought(
    'valley-breakthrough',
    3000,
    { 'units-over-wall': 3 },
    { 'none-arrived': 1, 'no-whole-unit-arrived': 1 },
  );
  expect(result(stopped)).toEqual([150, 200, 'defender']);
  expect(faultsIn('valley-breakthrough', { 'units-arrived': 1 }, { 'none-arrived': 1 })).toEqual([
    'SCORE_OBJECTIVES_CONTRADICT',
  ]);
});

test('Eisberg: 250 for each way in, 500 for a clear side of the chasm, all per 1,000', () => {
  const open = fought('mountain-town', 1000, { 'tower-taken': 1, 'bridge-taken': 1, 'track-found': 1 });
  expect(result(open)).toEqual([750, 0, 'attacker']);
  const closed = fought('mountain-town', 2000, { 'tower-taken': 1 }, { 'far-side-clear': 1 });
  expect(result(closed)).toEqual([500, 1000, 'defender']);
});

test('convoy: loot by the die, 100 for each waggon off the table, all of them off is victory', () => {
  const looted = fought('convoy', 2000, { 'waggons-looted': [1, 2, 3, 4, 5, 6] }, { 'waggons-safe': 5 });
  expect(result(looted)).toEqual([900, 500, 'attacker']);
  const safe = fought(
    'convoy',
    2000,
    {},
    { 'waggons-safe': 11, 'all-waggons-safe': 1 },
    { defender: [destroyed(900)] },
  );
  expect(result(safe)).toEqual([0, 1100, 'defender']);
  expect(safe.verdict.code).toBe('WON_BY_OBJECTIVE');
});

test('the countess: carried off or escaped decides; else 500 for who holds her and 100 for each coach', () => {
  expect(fought('countess-coach', 2000, { 'countess-carried-off': 1, 'coaches-taken': 1 }).verdict).toEqual({
    code: 'WON_BY_OBJECTIVE',
    rule: 'B3',
    side: 'attacker',
  });
  expect(fought('countess-coach', 2000, { 'coaches-taken': 2 }, { 'countess-escaped': 1 }).winner).toBe(
    'defender',
  );
  const held = fought('countess-coach', 3000, { 'countess-held': 1, 'coaches-taken': 2 });
  expect(result(held)).toEqual([700, 0, 'attacker']);
  const kept = fought('countess-coach', 3000, { 'coaches-taken': 2 }, { 'countess-kept': 1 });
  expect(result(kept)).toEqual([200, 500, 'defender']);
});

test('the countess is in one place only', () => {
  const places = ['countess-carried-off', 'countess-held'] as const;
  const others = ['countess-escaped', 'countess-kept'] as const;
  for (const here of places) {
    for (const there of others) {
      expect(faultsIn('countess-coach', { [here]: 1 }, { [there]: 1 })).toContain(
        'SCORE_OBJECTIVES_CONTRADICT',
      );
    }
  }
  expect(faultsIn('countess-coach', { 'coaches-taken': 4 }, {})).toEqual(['SCORE_OBJECTIVE_EXCEEDED']);
});

test.each(['pitched-battle', 'confederation', 'allied-battle', 'siege', 'assault'])(
  '%s has no bonuses: casualties decide',
  (name) => {
    const score = fought(
      name,
      2000,
      {},
      {},
      { defender: [destroyed(110), { points: 112, stands: 3, left: 1 }] },
    );
    expect(result(score)).toEqual([170, 0, 'attacker']);
    expect(score.sides.attacker.bonuses).toBe(0);
  },
);
