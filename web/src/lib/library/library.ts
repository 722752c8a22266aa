import type { Armoury, ArmyList, CampaignMap, GeneralPart, Scenario, SpellBook } from '@pelagonia/rules';
import type { RuleChapter } from './rules/campaign-rule.js';
import type { CaseChapter } from './rules/case-book.js';

/** All that the reference pages are made from. */
export interface Library {
  readonly armies: readonly ArmyList[];
  readonly armoury: Armoury;
  readonly spellBook: SpellBook;
  readonly scenarios: readonly Scenario[];
  /** What holds for every battle. */
  readonly general: GeneralPart;
  readonly maps: readonly CampaignMap[];
  readonly rules: readonly RuleChapter[];
  readonly cases: readonly CaseChapter[];
}
