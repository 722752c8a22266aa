import type { Language, Plan, Scenario } from '@pelagonia/rules';
import { describePlan } from './describe-plan.js';
import { type LegendEntry, planLegend } from './plan-legend.js';
import { planSheet, type Sheet } from './plan-shapes.js';
import { planWords } from './plan-words.js';

/** All of a scenario that its plan is drawn from. */
export type Drawn = Pick<Scenario, 'name' | 'roles' | 'plan'>;

/** A plan in one language as plain data, ready to be shown. */
export interface DrawnPlan {
  readonly title: string;
  /** In words, for those who cannot see it. */
  readonly description: string;
  readonly table: Plan['table'];
  readonly sheet: Sheet;
  readonly legendTitle: string;
  readonly legend: readonly LegendEntry[];
}

export function drawPlan(scenario: Drawn, language: Language): DrawnPlan {
  const words = planWords[language];
  return {
    title: words.title(scenario.name[language]),
    description: describePlan(scenario, language),
    table: scenario.plan.table,
    sheet: planSheet(scenario, language),
    legendTitle: words.legend,
    legend: planLegend(scenario, language),
  };
}
