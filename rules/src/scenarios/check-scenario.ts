import { type Checked, faultSheet, type Report } from '../input/fault.js';
import {
  checkIdsDiffer,
  choice,
  type Draft,
  file,
  id,
  kinds,
  list,
  object,
  optional,
  range,
  whole,
  words,
} from '../input/read-value.js';
import { battleKinds } from '../conquest/turn-course.js';
import { terrains, territoryKinds, territorySorts } from '../map/campaign-map.js';
import { checkDeployment } from './check-deployment.js';
import { checkPlan } from './check-plan.js';
import { award } from './read-award.js';
import { deployment, forces } from './read-forces.js';
import { plan } from './read-plan.js';
import { checkSpecialRules, specialRule } from './read-special-rule.js';
import {
  type Length,
  needs,
  type Objective,
  type Role,
  roles,
  type Scenario,
  type Suits,
} from './scenario.js';

const objective = object<Objective>({
  id,
  name: words,
  side: choice(roles),
  award,
  most: optional(whole(1, 10_000)),
  excludes: optional(list(id)),
});

const length = kinds<Length>({
  die: object<Extract<Length, { kind: 'die' }>>({
    kind: choice(['die']),
    extraTurns: whole(0, 20),
    extraFrom: optional(whole(1, 1000)),
  }),
  fixed: object<Extract<Length, { kind: 'fixed' }>>({ kind: choice(['fixed']), turns: whole(1, 30) }),
});

const suits = object<Suits>({
  battles: optional(list(choice(battleKinds))),
  territories: optional(list(choice(territoryKinds))),
  sorts: optional(list(choice(territorySorts))),
  terrains: optional(list(choice(terrains))),
  needs: optional(list(choice(needs))),
  ratio: optional(range(whole(1, 10_000))),
  players: optional(range(whole(2, 100))),
});

export const scenarioFile = file<Scenario>({
  id,
  version: whole(1, 1_000_000),
  name: words,
  summary: words,
  story: words,
  roles: object<Record<Role, Scenario['name']>>({ attacker: words, defender: words }),
  forces,
  deployment,
  firstMove: choice([...roles, 'agreed']),
  length,
  casualties: choice(['count', 'ignored']),
  objectives: list(objective),
  rules: list(specialRule),
  chapters: list(id),
  ours: list(words),
  plan,
  suits,
});

/** The door between a scenario file and the rules: a sound scenario, or all that is wrong with it. */
export function checkScenario(input: unknown): Checked<Scenario> {
  const { faults, report } = faultSheet();
  const draft = scenarioFile(input, '', report);
  const objectives = draft.objectives ?? [];
  checkObjectives(objectives, report);
  checkSpecialRules(draft.rules ?? [], 'rules', report);
  checkDeployment(draft, report);
  checkPlan(draft.plan ?? {}, new Set(objectives.flatMap((one) => one.id ?? [])), report);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: draft as Scenario };
}

function checkObjectives(objectives: readonly Draft<Objective>[], report: Report): void {
  checkIdsDiffer(objectives, 'objectives', report);
  const known = new Set(objectives.map((one) => one.id));
  objectives.forEach((one, index) => {
    const where = `objectives[${index}]`;
    const kind = one.award?.kind;
    if (one.most !== undefined && (kind === 'once' || kind === 'victory')) {
      report('SCENARIO_MOST_NEEDLESS', `${where}.most`, { objective: one.id ?? where });
    }
    for (const other of one.excludes ?? []) {
      if (known.has(other) && other !== one.id) continue;
      report('SCENARIO_OBJECTIVE_UNKNOWN', `${where}.excludes`, { objective: other });
    }
  });
}
