import type { Language } from '../map/describe-violation.js';
import { placeWords, reasonSentences } from './reason-sentences.js';
import type { Reason } from './suitability.js';

const words = new Map(Object.entries(placeWords));

/** Why a scenario is suggested, or what speaks against it, as a sentence. */
export function describeReason(reason: Reason, language: Language): string {
  const values = new Map<string, unknown>(Object.entries(reason));
  return reasonSentences[reason.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values.get(field);
    if (typeof value === 'number') return value.toLocaleString(language, { useGrouping: 'always' });
    return words.get(String(value))?.[language] ?? String(value);
  });
}
