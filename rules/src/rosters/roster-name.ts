import { rosterBounds } from './roster.js';

/** Control signs, halves of signs, and marks that turn round whatever is written behind the name. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** A roster's name as others may be shown it; none when nothing is left to read. */
export function rosterName(written: string | undefined): string | undefined {
  const name = written?.replace(unprintable, ' ').replace(/\s+/gu, ' ').trim().slice(0, rosterBounds.name);
  return name === undefined || name === '' ? undefined : name;
}
