import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bridge, convoy, objective, scenario } from '../../test/sample-scenarios.js';
import type { BattleReport, End, Loss, Reached, SideReport } from './battle-report.js';
import { describeScore } from './describe-score.js';
import { scoreBattle } from './score-battle.js';
import type { ScoreStep } from './score-step.js';
import { halfPoints, paysHalf } from './victory-points.js';

const unit = (points: number, stands: number, left: number): Loss => ({
  points,
  stands,
  left,
  character: false,
  slayers: false,
});
const character = (points: number, left = 0): Loss => ({ ...unit(points, 1, left), character: true });
const slayers = (points: number, left: number): Loss => ({ ...unit(points, 3, left), slayers: true });

function side(losses: Loss[] = [], end: End = 'stood', objectives: Record<string, Reached> = {}): SideReport {
  return { end, losses, objectives: new Map(Object.entries(objectives)) };
}

function fought(attacker: SideReport, defender: SideReport, more: Partial<BattleReport> = {}): BattleReport {
  return { size: 2000, sides: { attacker, defender }, ...more };
}

/** What the defender is paid when the attacker lost these. */
function paidFor(...losses: Loss[]): number {
  return scoreBattle(fought(side(losses), side())).sides.defender.points;
}

describe('casualties', () => {
  test('half of a cost is rounded up to the next 5', () => {
    expect([112, 106, 86, 276, 110, 100, 1, 0].map(halfPoints)).toEqual([60, 55, 45, 140, 55, 50, 5, 0]);
  });

  test('only units of three stands or more pay half, and neither characters nor Troll Slayers do', () => {
    const plain = { stands: 3, character: false, slayers: false };
    expect(paysHalf(plain)).toBe(true);
    expect(paysHalf({ ...plain, stands: 2 })).toBe(false);
    expect(paysHalf({ ...plain, character: true })).toBe(false);
    expect(paysHalf({ ...plain, slayers: true })).toBe(false);
  });

  test('a destroyed unit and a killed character pay in full', () => {
    expect(paidFor(unit(112, 3, 0), character(205))).toBe(317);
  });

  test('a unit of three stands or more reduced to one pays half', () => {
    expect(paidFor(unit(112, 3, 1))).toBe(60);
    expect(paidFor(unit(70, 4, 1))).toBe(35);
    expect(paidFor(unit(112, 3, 2))).toBe(0);
  });

  test('a unit that began with one or two stands pays only when destroyed', () => {
    expect(paidFor(unit(85, 2, 1), unit(150, 1, 1))).toBe(0);
    expect(paidFor(unit(85, 2, 0), unit(150, 1, 0))).toBe(235);
  });

  test('a character who lives pays nothing', () => {
    expect(paidFor(character(205, 1))).toBe(0);
  });

  test('Troll Slayers pay when they live and not when they die', () => {
    expect(paidFor(slayers(80, 3), slayers(80, 1))).toBe(160);
    expect(paidFor(slayers(80, 0))).toBe(0);
  });
});

describe('bonuses', () => {
  const across = side([], 'stood', { 'bridge-held': 1, 'units-across': 3 });

  test.each([
    [1000, 400],
    [1500, 600],
    [2000, 800],
    [2750, 1100],
    [1001, 400],
  ])('those per 1,000 grow with armies of %i to %i points', (size, points) => {
    const { sides } = scoreBattle(fought(across, side(), { scenario: bridge, size }));
    expect(sides.attacker).toMatchObject({ points, bonuses: points, casualties: 0 });
  });

  test('they are added to what casualties pay', () => {
    const report = fought(across, side([unit(110, 3, 1)]), { scenario: bridge, size: 1000 });
    expect(scoreBattle(report).sides.attacker).toMatchObject({ points: 455, casualties: 55, bonuses: 400 });
  });

  test('flat ones stay as they are, and an objective not reached pays nothing', () => {
    const flat = scenario({ objectives: [objective({ id: 'hill' }), objective({ id: 'ford' })] });
    const report = fought(side([], 'stood', { hill: 1, ford: 0 }), side(), { scenario: flat, size: 3000 });
    expect(scoreBattle(report).sides.attacker.points).toBe(100);
  });

  test('looted waggons pay by their dice, and casualties do not count', () => {
    const report = fought(
      side([unit(500, 3, 0)], 'stood', { 'waggons-looted': [1, 3, 6] }),
      side([], 'stood', { 'waggons-safe': 2 }),
      { scenario: convoy },
    );
    const { sides, winner } = scoreBattle(report);
    expect([sides.attacker.points, sides.defender.points, winner]).toEqual([400, 200, 'attacker']);
  });
});

describe('the winner', () => {
  test('most points wins', () => {
    const { winner, verdict } = scoreBattle(fought(side([unit(45, 3, 0)]), side([unit(60, 3, 0)])));
    expect(winner).toBe('attacker');
    expect(verdict).toEqual({ code: 'WON_BY_POINTS', rule: 'B3', side: 'attacker', points: 60, enemy: 45 });
    expect(scoreBattle(fought(side([unit(60, 3, 0)]), side())).winner).toBe('defender');
  });

  test('equal points are a draw', () => {
    expect(scoreBattle(fought(side(), side())).winner).toBe('draw');
  });

  test('a side that withdraws is cut to the points of its enemy and draws', () => {
    const { sides, winner } = scoreBattle(
      fought(side([unit(100, 3, 0)], 'withdrew'), side([unit(900, 3, 0)])),
    );
    expect([sides.attacker.points, sides.defender.points, winner]).toEqual([100, 100, 'draw']);
  });

  test('a side that withdraws with fewer points keeps them and loses', () => {
    const { sides, winner } = scoreBattle(
      fought(side([unit(900, 3, 0)], 'withdrew'), side([unit(100, 3, 0)])),
    );
    expect([sides.attacker.points, sides.defender.points, winner]).toEqual([100, 900, 'defender']);
  });

  test('when both withdraw both have the lesser total', () => {
    const { sides, winner } = scoreBattle(
      fought(side([unit(900, 3, 0)], 'withdrew'), side([unit(100, 3, 0)], 'withdrew')),
    );
    expect([sides.attacker.points, sides.defender.points, winner]).toEqual([100, 100, 'draw']);
  });

  test('a side that concedes scores nothing and loses, also before a blow was struck', () => {
    const lost = scoreBattle(fought(side([], 'conceded'), side([unit(900, 3, 0)])));
    expect(lost.sides.attacker).toMatchObject({ points: 0, casualties: 900 });
    expect(lost).toMatchObject({ winner: 'defender', verdict: { code: 'WON_BY_CONCESSION' } });
    expect(scoreBattle(fought(side(), side([], 'conceded'))).winner).toBe('attacker');
  });

  test('when one concedes and the other withdraws nobody wins', () => {
    const { sides, winner } = scoreBattle(fought(side([], 'conceded'), side([unit(900, 3, 0)], 'withdrew')));
    expect([sides.attacker.points, sides.defender.points, winner]).toEqual([0, 0, 'draw']);
    const turned = scoreBattle(fought(side([unit(900, 3, 0)], 'withdrew'), side([], 'conceded')));
    expect(turned.winner).toBe('draw');
    expect(scoreBattle(fought(side([], 'conceded'), side([], 'conceded'))).winner).toBe('draw');
  });

  test('an objective that decides the battle outweighs all points', () => {
    const report = fought(
      side([], 'stood', { 'waggons-looted': [6, 6] }),
      side([], 'stood', { 'all-safe': 1 }),
      {
        scenario: convoy,
      },
    );
    expect(scoreBattle(report)).toMatchObject({ winner: 'defender', verdict: { code: 'WON_BY_OBJECTIVE' } });
    const looted = fought(side([], 'stood', { 'all-looted': 1 }), side(), { scenario: convoy });
    expect(scoreBattle(looted).winner).toBe('attacker');
  });

  test('who withdrew cannot claim a deciding objective', () => {
    const report = fought(side(), side([], 'withdrew', { 'all-safe': 1 }), { scenario: convoy });
    const { winner, sides } = scoreBattle(report);
    expect(winner).toBe('draw');
    expect(sides.defender.steps.map((step) => step.code)).toContain('VICTORY_FORFEITED');
  });
});

const anyLoss = fc
  .record({
    points: fc.nat({ max: 400 }),
    stands: fc.integer({ min: 1, max: 4 }),
    left: fc.nat({ max: 4 }),
    character: fc.boolean(),
    slayers: fc.boolean(),
  })
  .map((loss) => ({ ...loss, left: Math.min(loss.left, loss.stands) }));
const anyEnd = fc.constantFrom<End>('stood', 'conceded', 'withdrew');
const anyBattle = fc.constantFrom('bridge', 'convoy', 'plain').chain((name) =>
  fc
    .record({
      size: fc.integer({ min: 500, max: 6000 }),
      losses: fc.tuple(fc.array(anyLoss), fc.array(anyLoss)),
      ends: fc.tuple(anyEnd, anyEnd),
      count: fc.nat({ max: 5 }),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
      decided: fc.constantFrom('all-looted', 'all-safe', 'nothing'),
    })
    .map(({ size, losses, ends, count, dice, decided }) => {
      const reached = { 'units-across': count, 'waggons-looted': dice, 'waggons-safe': count, [decided]: 1 };
      const found = name === 'bridge' ? { bridge } : { bridge: convoy };
      return fought(side(losses[0], ends[0], reached), side(losses[1], ends[1], reached), {
        size,
        ...(name !== 'plain' && { scenario: found.bridge }),
      });
    }),
);

describe('in any battle', () => {
  test('points are never negative, and are the sum of their steps', () => {
    fc.assert(
      fc.property(anyBattle, (report) => {
        const { sides } = scoreBattle(report);
        for (const { points, steps } of [sides.attacker, sides.defender]) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(steps.reduce((sum, step: ScoreStep) => sum + step.points, 0)).toBe(points);
        }
      }),
    );
  });

  test('nobody wins who withdrew or conceded', () => {
    fc.assert(
      fc.property(anyBattle, (report) => {
        const { winner } = scoreBattle(report);
        if (winner !== 'draw') expect(report.sides[winner].end).toBe('stood');
      }),
    );
  });

  test('the order in which losses are listed changes no total', () => {
    fc.assert(
      fc.property(anyBattle, (report) => {
        const turned = (one: SideReport): SideReport => ({ ...one, losses: [...one.losses].reverse() });
        const { attacker, defender } = report.sides;
        const [there, back] = [
          scoreBattle(report),
          scoreBattle({ ...report, sides: { attacker: turned(attacker), defender: turned(defender) } }),
        ];
        expect(back.winner).toBe(there.winner);
        expect(back.sides.attacker.points).toBe(there.sides.attacker.points);
        expect(back.sides.defender.points).toBe(there.sides.defender.points);
      }),
    );
  });

  test('every step is a whole sentence in both languages', () => {
    fc.assert(
      fc.property(anyBattle, (report) => {
        const { sides, verdict } = scoreBattle(report);
        for (const step of [...sides.attacker.steps, ...sides.defender.steps, verdict]) {
          for (const language of ['en', 'es'] as const) {
            expect(describeScore(step, language)).not.toMatch(/undefined|[{}]/);
          }
        }
      }),
    );
  });
});

test('a step names its objective as people know it', () => {
  const report = fought(side([], 'stood', { 'bridge-held': 1 }), side(), { scenario: bridge });
  const [step] = scoreBattle(report).sides.attacker.steps;
  expect(step && describeScore(step, 'en', () => 'The bridge is ours')).toBe(
    'The attacker scores 200 for the objective “The bridge is ours”.',
  );
  expect(step && describeScore(step, 'es')).toBe('El atacante obtiene 200 por el objetivo «bridge-held».');
});
