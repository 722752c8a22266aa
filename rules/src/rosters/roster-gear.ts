import type { Report } from '../input/fault.js';
import type { SiegeGear } from './armoury.js';
import type { Catalogue } from './catalogue.js';
import type { RosterEntry, RosterTerms } from './roster.js';

/** Whether a piece of gear is of use to this side; where nobody said what is played, every piece is. */
export function servesSiege({ side }: SiegeGear, siege: RosterTerms['siege']): boolean {
  if (siege === undefined) return true;
  return siege !== 'none' && (side === 'both' || side === siege);
}

/** Gear is for sieges, and for the side that has a use for it. */
export function checkGear(
  { gear }: Catalogue,
  entries: readonly RosterEntry[],
  siege: RosterTerms['siege'],
  report: Report,
): void {
  entries.forEach(({ unit }, index) => {
    const piece = gear.get(unit);
    if (piece === undefined || servesSiege(piece, siege)) return;
    const code = siege === 'none' ? 'ROSTER_GEAR_NO_SIEGE' : 'ROSTER_GEAR_SIDE';
    report(code, `entries[${index}]`, { unit });
  });
}
