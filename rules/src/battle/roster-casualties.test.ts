import { describe, expect, test } from 'vitest';
import { armoury, empire, entry } from '../../test/sample-army.js';
import { shippedArmoury, shippedArmy } from '../../test/shipped-armies.js';
import type { Roster, RosterEntry } from '../rosters/roster.js';
import type { BattleReport, End } from './battle-report.js';
import { type Casualty, type RosterToll, tollOf } from './roster-casualties.js';
import { scoreBattle } from './score-battle.js';

const entries: readonly RosterEntry[] = [
  entry('general', 1, { mount: 'griffon', items: ['crown'] }),
  entry('halberdiers', 3),
  entry('knights', 1, { items: ['banner'], veteran: 'Iron' }),
  entry('knights', 2),
  entry('cannon', 1),
  entry('skirmishers', 1),
  entry('ram', 1),
];
const roster: Roster = { army: 'empire', size: 2000, entries };
const hurt = (number: number, destroyed: number, reduced = 0): Casualty => ({
  entry: number,
  destroyed,
  reduced,
});

function toll(casualties: readonly Casualty[], told?: End): RosterToll {
  const checked = tollOf(empire, armoury, roster, casualties, told);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}
const faults = (...casualties: Casualty[]): unknown => {
  const checked = tollOf(empire, armoury, roster, casualties);
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
};

describe('what casualties come to', () => {
  test('an army that nothing happened to has lost nothing', () => {
    expect(toll([])).toMatchObject({
      end: 'stood',
      units: 7,
      lost: 0,
      breakPoint: 4,
      losses: [],
      veteransFielded: ['Iron'],
      veteransLost: [],
    });
    expect(toll([]).fielded).toHaveLength(9);
  });

  test('mounts and magic items are lost with who had them, and counted by the units', () => {
    const { losses, veteransLost, lost } = toll([hurt(2, 1), hurt(1, 1, 1), hurt(4, 0, 1)]);
    expect(losses.map(({ points, stands, left }) => [points, stands, left])).toEqual([
      [45, 3, 0],
      [45, 3, 1],
      [160, 3, 0],
      [85, 2, 1],
    ]);
    expect([veteransLost, lost]).toEqual([['Iron'], 2]);
  });

  test('half of the units lost, or the General, is a withdrawal', () => {
    expect(toll([hurt(1, 3)])).toMatchObject({ end: 'stood', lost: 3 });
    expect(toll([hurt(1, 3), hurt(4, 1)])).toMatchObject({ end: 'withdrew', withdrawal: 'losses', lost: 4 });
    expect(toll([hurt(0, 1)])).toMatchObject({ end: 'withdrew', withdrawal: 'general', lost: 0 });
    expect(toll([hurt(0, 1)]).losses).toEqual([
      { points: 305, stands: 1, left: 0, character: true, slayers: false },
    ]);
    expect(toll([hurt(0, 1)], 'conceded').end).toBe('conceded');
  });

  test('a side may withdraw without having to', () => {
    expect(toll([hurt(1, 1)], 'withdrew')).toMatchObject({ end: 'withdrew', lost: 1 });
    expect(toll([hurt(1, 1)], 'withdrew').withdrawal).toBeUndefined();
  });

  test('skirmishers are worth their points and are no unit, and gear is worth nothing', () => {
    expect(toll([hurt(5, 1), hurt(6, 1)])).toMatchObject({ lost: 0, losses: [{ points: 25, left: 0 }] });
  });

  test('units that do not count are worth their points and bring no withdrawal', () => {
    const levy = { ...roster, entries: [entry('general'), entry('levy', 4), entry('halberdiers', 2)] };
    expect(tollOf(empire, armoury, levy, [hurt(1, 4)])).toMatchObject({
      ok: true,
      value: { end: 'stood', units: 2, lost: 0, losses: [{}, {}, {}, {}] },
    });
  });

  test('Troll Slayers pay while they live', () => {
    const list = shippedArmy('dwarfs');
    const army = { army: 'dwarfs', size: 1000, entries: [entry('general'), entry('troll-slayers', 2)] };
    const checked = tollOf(list, shippedArmoury(), army, [hurt(1, 1)]);
    if (!checked.ok) throw new Error('refused');
    const whole = { end: 'stood', losses: [], objectives: new Map() } as const;
    const report: BattleReport = {
      size: 1000,
      sides: { attacker: whole, defender: { ...whole, losses: checked.value.losses } },
    };
    expect(scoreBattle(report).sides.attacker.points).toBe(80);
  });
});

test('each fault of a casualty is told', () => {
  expect(faults(hurt(9, 1))).toEqual(['SCORE_CASUALTY_ENTRY casualties[0]']);
  expect(faults(hurt(1, 1), hurt(1, 1))).toEqual(['SCORE_CASUALTY_TWICE casualties[0]']);
  expect(faults(hurt(1, 3, 1))).toEqual(['SCORE_CASUALTY_TOO_MANY casualties[0]']);
  expect(faults(hurt(1, -1))).toEqual(['SCORE_CASUALTY_TOO_MANY casualties[0]']);
  expect(faults(hurt(1, 0.5))).toEqual(['SCORE_CASUALTY_TOO_MANY casualties[0]']);
  expect(faults(hurt(0, 0, 1))).toEqual(['SCORE_CASUALTY_REDUCED casualties[0]']);
  expect(faults(hurt(6, 0, 1))).toEqual(['SCORE_CASUALTY_REDUCED casualties[0]']);
});
