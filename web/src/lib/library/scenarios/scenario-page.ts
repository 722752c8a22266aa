import type {
  Arrival,
  DeploymentStep,
  Detachment,
  GeneralPart,
  Reinforcement,
  Scenario,
} from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { drawPlan, type DrawnPlan } from '../../scenario/plan/draw-plan.js';
import { planWords } from '../../scenario/plan/plan-words.js';
import type { Library } from '../library.js';
import { byName, figure, say } from '../say.js';
import type { Sheet } from '../sheet/sheet.js';
import { objectiveSheet } from './objective-sheet.js';
import { type RuleNote, ruleNote } from './rule-note.js';
import { firstMoveWord, lengthWord, plainRole, ratioWord, roleWord } from './scenario-words.js';
import { suitsWords } from './suits-words.js';

export interface ScenarioSummary {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly ratio: string;
  readonly length: string;
}

/** A name, who it is for, and what to do. */
export interface Instruction {
  readonly name: string;
  readonly aside?: string;
  readonly text: string;
}

export interface ScenarioPage extends ScenarioSummary {
  readonly story: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly forces: string;
  readonly troops: readonly Instruction[];
  readonly order: string;
  readonly deployment: readonly Instruction[];
  readonly terrain: readonly string[];
  readonly rules: readonly RuleNote[];
  /** Chapters of the general part that are played as well. */
  readonly chapters: readonly { readonly id: string; readonly name: string }[];
  readonly objectives: Sheet;
  readonly casualties: string;
  readonly suits: readonly string[];
  readonly ours: readonly string[];
  readonly plan: DrawnPlan;
}

export const scenarioSummary = ({ id, name, summary, forces, length }: Scenario): ScenarioSummary => ({
  id,
  name: say(name),
  summary: say(summary),
  ratio: ratioWord(forces.ratio),
  length: lengthWord(length),
});

export const scenarioSummaries = ({ scenarios }: Pick<Library, 'scenarios'>): ScenarioSummary[] =>
  scenarios.map(scenarioSummary).sort(byName);

export function scenarioPage(
  scenario: Scenario,
  { general }: { readonly general: Pick<GeneralPart, 'chapters'> },
): ScenarioPage {
  const { forces, deployment } = scenario;
  return {
    ...scenarioSummary(scenario),
    story: say(scenario.story),
    facts: factsOf(scenario),
    forces: say(forces.text),
    troops: [
      ...forces.reinforcements.map((one) => reinforcement(scenario, one)),
      ...forces.detachments.map((one) => detachment(scenario, one)),
    ],
    order: deployment.order === 'given' ? m.scenario_order_given() : m.scenario_order_agreed(),
    deployment: deployment.steps.map((step) => deploymentStep(scenario, step)),
    terrain: terrainOf(scenario),
    rules: scenario.rules.map(ruleNote),
    chapters: general.chapters
      .filter(({ id }) => scenario.chapters.includes(id))
      .map(({ id, title }) => ({ id, name: say(title) })),
    objectives: objectiveSheet(scenario),
    casualties: casualtiesWord(scenario),
    suits: suitsWords(scenario.suits),
    ours: scenario.ours.map(say),
    plan: drawPlan(scenario, getLocale()),
  };
}

function casualtiesWord({ casualties, objectives }: Scenario): string {
  if (casualties === 'ignored') return m.scenario_casualties_ignored();
  return objectives.length === 0 ? m.scenario_casualties_only() : m.scenario_casualties_count();
}

function factsOf(scenario: Scenario): ScenarioPage['facts'] {
  const { forces, length, plan } = scenario;
  return [
    { term: plainRole('attacker'), text: roleWord(scenario, 'attacker') },
    { term: plainRole('defender'), text: roleWord(scenario, 'defender') },
    { term: m.scenario_ratio(), text: ratioWord(forces.ratio) },
    { term: m.scenario_first(), text: firstMoveWord(scenario) },
    { term: m.scenario_length(), text: lengthWord(length) },
    { term: m.scenario_table(), text: `${figure(plan.table.width)} × ${figure(plan.table.depth)} cm` },
  ];
}

const zonesWord = ({ plan }: Scenario, ids: readonly string[]): string =>
  plan.zones
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => say(name))
    .join(', ');

const deploymentStep = (scenario: Scenario, { side, zones, text }: DeploymentStep): Instruction => ({
  name: roleWord(scenario, side),
  aside: zonesWord(scenario, zones),
  text: say(text),
});

const arrivalWord = (arrival: Arrival): string =>
  arrival.kind === 'roll'
    ? m.scenario_arrives_roll({ least: arrival.least })
    : m.scenario_arrives_turn({ turn: arrival.turn });

const reinforcement = (scenario: Scenario, one: Reinforcement): Instruction => ({
  name: m.scenario_reinforcements({ side: roleWord(scenario, one.side) }),
  aside: [arrivalWord(one.arrival), zonesWord(scenario, one.zones)].filter(Boolean).join(' · '),
  text: say(one.text),
});

const detachment = (scenario: Scenario, { name, side, count, per, text }: Detachment): Instruction => ({
  name: say(name),
  aside: [
    roleWord(scenario, side),
    per === 'army' ? m.scenario_count({ count }) : m.scenario_count_each({ count }),
  ].join(' · '),
  text: say(text),
});

/** What stands on the table, each thing once; what may stand elsewhere says so. */
function terrainOf({ plan }: Scenario): string[] {
  const words = planWords[getLocale()];
  const pieces = [...plan.areas, ...plan.lines, ...plan.spots].map(({ kind, name, recommended }) => {
    const told = name ? say(name) : words.pieces[kind];
    return recommended ? `${told} (${words.recommended})` : told;
  });
  return [...new Set(pieces)];
}
