import type { JournalEntryEntity } from '../entities/journal-entry.entity.js';

type Entry = Pick<JournalEntryEntity, 'campaignId' | 'number' | 'parameters'>;

/**
 * What an entry tells, with the letter that its seat has now. Before a campaign begins players may choose other colours, and the
 * letter under which a seat was told of may be that of another since.
 */
export function withLetterNow(
  { campaignId, number, parameters }: Entry,
  newColours: readonly Entry[],
): Readonly<Record<string, unknown>> {
  if (!('seat' in parameters)) return parameters;
  const later = newColours.filter((one) => one.campaignId === campaignId && one.number > number);
  return { ...parameters, seat: later.reduce(exchanged, parameters['seat']) };
}

/** Two letters changed places. */
function exchanged(letter: unknown, { parameters: { seat, former } }: Entry): unknown {
  if (letter === former) return seat;
  return letter === seat ? former : letter;
}
