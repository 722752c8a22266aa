import type { Library } from '../library.js';
import { say } from '../say.js';
import type { CampaignRule, RuleSource } from './campaign-rule.js';
import { casesOf } from './case-book.js';

export interface ReadRule {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly text: string;
  readonly source: RuleSource;
  /** The numbers of the cases that show it. */
  readonly cases: readonly number[];
}

export interface RulesPage {
  readonly chapters: readonly {
    readonly id: string;
    readonly name: string;
    readonly rules: readonly ReadRule[];
  }[];
  readonly cases: number;
}

export const campaignRuleAnchor = ({ number }: Pick<CampaignRule, 'number'>): string => number.toLowerCase();
export const caseAnchor = (number: number): string => `case-${number}`;

export function rulesPage({ rules, cases }: Pick<Library, 'rules' | 'cases'>): RulesPage {
  const all = cases.flatMap(casesOf);
  const readRule = (rule: CampaignRule): ReadRule => ({
    id: campaignRuleAnchor(rule),
    number: rule.number,
    name: say(rule.title),
    text: say(rule.text),
    source: rule.source ?? 'book',
    cases: all.filter((one) => one.rules.includes(rule.number)).map(({ number }) => number),
  });
  return {
    chapters: rules.map(({ id, title, rules: listed }) => ({
      id,
      name: say(title),
      rules: listed.map(readRule),
    })),
    cases: all.length,
  };
}
