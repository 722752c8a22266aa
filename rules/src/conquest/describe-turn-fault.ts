import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';
import type { TurnViolation } from './turn-fault.js';
import { turnFaultSentences, turnShapeWords } from './turn-fault-sentences.js';

const wholeInput: Words = { en: 'the top', es: 'el comienzo' };

/** The fault as a sentence: what is wrong and what to do. */
export function describeTurnFault(violation: TurnViolation, language: Language): string {
  const { code, where, parameters } = violation;
  const values = new Map<string, unknown>(Object.entries(parameters));
  values.set('where', where === '' ? wholeInput[language] : where);
  if (code === 'TURN_SHAPE') values.set('expected', turnShapeWords[violation.parameters.expected][language]);
  return turnFaultSentences[code][language].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values.get(name)),
  );
}
