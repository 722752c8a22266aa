import type { TurnFile } from './turn-file.js';

/** What such a file is called in the reader's folder. */
export function turnsFileName(turns: TurnFile['turns']): string {
  const [first, last] = [turns[0]?.turn ?? 0, turns.at(-1)?.turn ?? 0];
  return `pelagonia-turns-${first === last ? first : `${first}-${last}`}.json`;
}

/** Hands the published data over as a file, indented so that people can read it. */
export function saveTurns(file: TurnFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  link.download = turnsFileName(file.turns);
  link.click();
  // Not at once: the browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
