import type { Roster } from '@pelagonia/rules';

const key = 'pelagonia_roster_draft';

/** What was being built outlives a reload and a sleeping phone; it stays on this device. */
export function recallDraft(): Roster | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRoster(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(roster: Roster): void {
  try {
    localStorage.setItem(key, JSON.stringify(roster));
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}

/** Storage may hold anything: only what has the shape of a roster is taken. */
function isRoster(value: unknown): value is Roster {
  if (typeof value !== 'object' || value === null) return false;
  const { army, size, entries } = value as Partial<Roster>;
  return (
    typeof army === 'string' &&
    typeof size === 'number' &&
    Array.isArray(entries) &&
    entries.every(
      (entry: Partial<Roster['entries'][number]>) =>
        typeof entry.unit === 'string' && typeof entry.count === 'number' && Array.isArray(entry.items),
    )
  );
}
