import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';
import type { Role } from '../scenarios/scenario.js';
import type { End } from './battle-report.js';
import { scoreSentences } from './score-sentences.js';
import type { ScoreStep, Verdict } from './score-step.js';

const vocabulary: Readonly<Record<Role | End, Words>> = {
  attacker: { en: 'attacker', es: 'atacante' },
  defender: { en: 'defender', es: 'defensor' },
  stood: { en: 'stood', es: 'resistió' },
  conceded: { en: 'conceded', es: 'se rindió' },
  withdrew: { en: 'withdrew', es: 'se retiró' },
};
const ours = new Map(Object.entries(vocabulary));

/** A step or the verdict as a sentence; `name` gives objectives the names people know them by. */
export function describeScore(
  step: ScoreStep | Verdict,
  language: Language,
  name = (objective: string): string => objective,
): string {
  const values = new Map<string, unknown>(Object.entries(step));
  return scoreSentences[step.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(values.get(field));
    if (field === 'objective') return name(value);
    return ours.get(value)?.[language] ?? value;
  });
}
