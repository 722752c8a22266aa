import { specifiedRules, type ValidationRule } from 'graphql';
import { queryLimits } from './query-limits.js';

/** The same for requests and for subscriptions. */
export const validationRules: readonly ValidationRule[] = [...specifiedRules, queryLimits];
