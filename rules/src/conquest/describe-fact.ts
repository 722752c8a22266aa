import type { Language } from '../map/describe-violation.js';
import { orderFaultSentences, turnSentences } from './turn-sentences.js';
import type { TurnFact } from './turn-log.js';

/** A fact as a sentence; `name` gives players and territories the names people know them by. */
export function describeFact(fact: TurnFact, language: Language, name = (id: string): string => id): string {
  const values = new Map<string, unknown>(Object.entries(fact));
  return turnSentences[fact.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values.get(field);
    if (field === 'fault' && fact.code === 'ORDER_REPLACED') return orderFaultSentences[fact.fault][language];
    if (field === 'players') return String(value).split(', ').map(name).join(', ');
    return typeof value === 'number' ? String(value) : name(String(value));
  });
}
