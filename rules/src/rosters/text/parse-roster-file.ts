import { type Checked, faultSheet } from '../../input/fault.js';
import { readRoster } from '../read-roster.js';
import { type Roster, rosterBounds } from '../roster.js';

/** Reads the text of a roster file; one beyond all bounds, or that is no JSON, is refused before it is looked through. */
export function parseRosterFile(text: string): Checked<Roster> {
  const { faults, report } = faultSheet();
  if (text.length > rosterBounds.text) {
    report('ROSTER_TEXT_TOO_LONG', '', { count: text.length, most: rosterBounds.text });
    return { ok: false, faults };
  }
  try {
    return readRoster(JSON.parse(text.replace(/^\uFEFF/u, '')));
  } catch {
    report('ROSTER_TEXT_BROKEN', '', {});
    return { ok: false, faults };
  }
}
