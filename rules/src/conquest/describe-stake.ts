import type { Language } from '../map/describe-violation.js';
import type { Stake } from './battle-stakes.js';
import { stakeSentences } from './stake-sentences.js';

/** A stake as a sentence; `name` gives players and territories the names people know them by, `figure` writes points. */
export function describeStake(
  stake: Stake,
  language: Language,
  name = (id: string): string => id,
  figure: (points: number) => string = String,
): string {
  const values = new Map<string, unknown>(Object.entries(stake));
  return stakeSentences[stake.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values.get(field);
    return typeof value === 'number' ? figure(value) : name(String(value));
  });
}
