import { byId } from '../conquest/conquest-state.js';
import type { Battlefield } from './battlefield.js';
import type { Scenario } from './scenario.js';
import { type Finding, type Reason, weigh } from './suitability.js';

export interface Suggestion {
  /** The id of the scenario. */
  readonly scenario: string;
  /** Comparable within one library only. */
  readonly weight: number;
  /** What tells most of why it suits. */
  readonly reason: Reason;
  /** What else speaks for it, most telling first, and what against, weightiest first. */
  readonly besides: readonly Reason[];
  readonly against: readonly Reason[];
}

export interface Suggestions {
  readonly best: Suggestion;
  /** Two, where the library has as many. */
  readonly alternatives: readonly Suggestion[];
}

/**
 * Section 9: the scenario that suits a battle best, why, and two others. The map suggests, it does not dictate.
 *
 * The answer does not depend on the order of the library: of scenarios that suit alike, the one with the smallest id
 * goes first. Undefined only for an empty library.
 */
export function suggestScenarios(library: readonly Scenario[], field: Battlefield): Suggestions | undefined {
  const [best, ...others] = library
    .map((scenario) => suggestionOf(scenario, field))
    .sort((a, b) => b.weight - a.weight || byId(a.scenario, b.scenario));
  return best && { best, alternatives: others.slice(0, 2) };
}

function suggestionOf({ id, suits }: Scenario, field: Battlefield): Suggestion {
  const findings = weigh(suits, field);
  const [first, ...besides] = findings
    .filter((finding) => finding.weight > 0)
    .sort((a, b) => telling(b) - telling(a))
    .map((finding) => finding.reason);
  const against = findings
    .filter((finding) => finding.weight < 0)
    .sort((a, b) => a.weight - b.weight)
    .map((finding) => finding.reason);
  const plain = { code: against.length > 0 ? 'SUITS_FOR_WANT_OF_BETTER' : 'SUITS_ANYWHERE' } as const;
  return {
    scenario: id,
    weight: findings.reduce((sum, finding) => sum + finding.weight, 0),
    reason: first ?? plain,
    besides,
    against,
  };
}

/** Nearly every scenario is made for a fight in the open: that says nothing where the place, the land or the table speak. */
function telling({ weight, reason }: Finding): number {
  const common = reason.code === 'SUITS_BATTLE' && reason.battle !== 'siege' && reason.battle !== 'assault';
  return common ? 0 : weight;
}
