import type { RuleChapter } from '../../../library/rules/campaign-rule.js';
import { battleRules } from './battle-rules.js';
import { landRules, strengthRules } from './land-rules.js';
import { orderRules } from './order-rules.js';
import { tableRules } from './table-rules.js';
import { turnRules } from './turn-rules.js';

/** The campaign as the service plays it, in the order in which a turn meets the rules. */
export const campaignRules: readonly RuleChapter[] = [
  landRules,
  strengthRules,
  orderRules,
  turnRules,
  battleRules,
  tableRules,
];
