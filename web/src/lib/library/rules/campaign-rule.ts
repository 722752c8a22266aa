import type { Words } from '@pelagonia/rules';

/** Where a rule comes from: the rulebook, our answer where it is silent, or an addition of ours. */
export const ruleSources = ['book', 'silent', 'house'] as const;
export type RuleSource = (typeof ruleSources)[number];

/** A numbered rule of the campaign in short, as the service plays it. The numbers are those that facts and cases cite. */
export interface CampaignRule {
  readonly number: string;
  readonly title: Words;
  readonly text: Words;
  /** Who settled it; absent: the rulebook. */
  readonly source?: Exclude<RuleSource, 'book'>;
}

export interface RuleChapter {
  readonly id: string;
  readonly title: Words;
  readonly rules: readonly CampaignRule[];
}
