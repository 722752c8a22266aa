import type { TurnFact } from '@pelagonia/rules';
import type { JournalEntryEntity } from '../campaigns/entities/journal-entry.entity.js';
import type { JournalFact } from '../campaigns/journal/journal.js';

/** Facts of the rules carry this mark among the parameters, so that they are told from those of the service. */
const mark = 'fact';

/** Which facts of an adjudication are not in the journal yet, and which entries no longer follow. */
export function changedFacts(
  told: readonly Pick<JournalEntryEntity, 'number' | 'code' | 'rule' | 'parameters'>[],
  log: readonly TurnFact[],
): { added: JournalFact[]; gone: number[] } {
  const left = new Map<string, number[]>();
  for (const { number, code, rule, parameters } of told) {
    if (parameters[mark] !== true) continue;
    const key = keyOf(code, rule, parameters);
    left.set(key, [...(left.get(key) ?? []), number]);
  }
  const added: JournalFact[] = [];
  for (const { code, rule, ...parameters } of log) {
    const marked = { ...parameters, [mark]: true };
    const known = left.get(keyOf(code, rule, marked));
    if (known === undefined || known.length === 0) added.push({ code, rule, parameters: marked });
    else known.shift();
  }
  return { added, gone: [...left.values()].flat().sort((a, b) => a - b) };
}

function keyOf(code: string, rule: string | null, parameters: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([code, rule, Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
