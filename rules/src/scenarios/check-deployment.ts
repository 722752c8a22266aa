import type { Report } from '../input/fault.js';
import { checkIdsDiffer, type Draft } from '../input/read-value.js';
import { roles, type Scenario } from './scenario.js';

interface Named {
  readonly side?: string | undefined;
  readonly zones?: readonly string[] | undefined;
}

/** Both sides reach the table, each through zones of its own. */
export function checkDeployment(scenario: Draft<Scenario>, report: Report): void {
  const { forces, deployment, plan } = scenario;
  const steps = deployment?.steps ?? [];
  const reinforcements = forces?.reinforcements ?? [];
  checkIdsDiffer(reinforcements, 'forces.reinforcements', report);
  checkIdsDiffer(forces?.detachments ?? [], 'forces.detachments', report);
  if (plan?.zones !== undefined) {
    const owners = new Map(plan.zones.map((zone) => [zone.id, zone.side]));
    steps.forEach((step, index) => checkZones(step, `deployment.steps[${index}]`, owners, report));
    reinforcements.forEach((one, index) =>
      checkZones(one, `forces.reinforcements[${index}]`, owners, report),
    );
  }
  if (deployment?.steps !== undefined) {
    for (const side of roles) {
      if ([...steps, ...reinforcements].some((one) => one.side === side)) continue;
      report('SCENARIO_SIDE_ABSENT', 'deployment.steps', { side });
    }
  }
  checkRatio(scenario, report);
}

/** Where the scenario itself makes the forces uneven, that must be among what it suits. */
function checkRatio({ forces, suits }: Draft<Scenario>, report: Report): void {
  const [ratio, fair] = [forces?.ratio, suits?.ratio];
  if (ratio === undefined || ratio === 100 || fair?.from === undefined || fair.to === undefined) return;
  if (ratio < fair.from || ratio > fair.to) report('SCENARIO_RATIO_UNFAIR', 'suits.ratio', { ratio });
}

function checkZones(
  { side, zones = [] }: Named,
  where: string,
  owners: ReadonlyMap<string | undefined, string | undefined>,
  report: Report,
): void {
  for (const zone of zones) {
    const owner = owners.get(zone);
    if (!owners.has(zone)) report('SCENARIO_ZONE_UNKNOWN', `${where}.zones`, { zone });
    else if (side !== undefined && owner !== undefined && owner !== side) {
      report('SCENARIO_ZONE_SIDE', `${where}.zones`, { zone });
    }
  }
}
