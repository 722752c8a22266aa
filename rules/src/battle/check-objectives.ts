import { quote } from '../map/shape.js';
import { type Role, roles, type Scenario } from '../scenarios/scenario.js';
import type { Reached } from './battle-report.js';
import { timesReached } from './bonuses.js';
import type { Report } from '../input/fault.js';

type Found = Readonly<Record<Role, ReadonlyMap<string, Reached>>>;

/** Compares what both sides say they reached with what the scenario knows; without a scenario there is nothing to reach. */
export function checkObjectives(found: Found, scenario: Scenario | undefined, report: Report): void {
  const known = new Map(scenario?.objectives.map((one) => [one.id, one]));
  const happened = new Set<string>();
  const victors = new Set<Role>();
  for (const role of roles) {
    for (const [id, reached] of found[role]) {
      const objective = known.get(id);
      const where = `sides.${role}.objectives.${quote(id)}`;
      if (objective === undefined) {
        report('SCORE_OBJECTIVE_UNKNOWN', where, { objective: quote(id) });
        continue;
      }
      if (objective.side !== role) report('SCORE_OBJECTIVE_SIDE', where, { objective: id, side: role });
      const { kind } = objective.award;
      const count = timesReached(reached);
      if (kind === 'dice' && typeof reached === 'number' && count > 0) {
        report('SCORE_OBJECTIVE_DICE', where, { objective: id });
      }
      if (kind !== 'dice' && typeof reached !== 'number') {
        report('SCORE_OBJECTIVE_COUNT', where, { objective: id });
      }
      const most = kind === 'once' || kind === 'victory' ? 1 : (objective.most ?? Infinity);
      if (count > most) report('SCORE_OBJECTIVE_EXCEEDED', where, { objective: id, most });
      if (count === 0) continue;
      happened.add(id);
      if (kind === 'victory') victors.add(role);
    }
  }
  if (victors.size === 2) report('SCORE_TWO_VICTORIES', 'sides', {});
  for (const objective of known.values()) {
    for (const other of objective.excludes ?? []) {
      if (!happened.has(objective.id) || !happened.has(other)) continue;
      report('SCORE_OBJECTIVES_CONTRADICT', 'sides', { objective: objective.id, other });
    }
  }
}
