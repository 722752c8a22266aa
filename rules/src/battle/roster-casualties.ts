import { type Checked, faultSheet, type Report } from '../input/fault.js';
import type { ArmyList } from '../rosters/army-list.js';
import { isCharacter } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import { type Catalogue, catalogueOf } from '../rosters/catalogue.js';
import type { Roster, RosterEntry } from '../rosters/roster.js';
import { countsAsUnit, priceOfOne } from '../rosters/roster-tally.js';
import type { Fielded } from '../veterans/muster-roll.js';
import type { End, Loss } from './battle-report.js';
import { breakPoint, whyWithdraw } from './withdrawal.js';

/** What happened to an entry of a roster: how many of it were destroyed, and how many were left with a single stand. */
export interface Casualty {
  /** Counted from 0, as the roster has them. */
  readonly entry: number;
  readonly destroyed: number;
  readonly reduced: number;
}

/** One unit or character of a roster. */
export interface FieldedPiece extends Fielded {
  /** Which entry it is of, counted from 0. */
  readonly entry: number;
  /** Which of that entry it is, from 1 up. */
  readonly number: number;
}

/** What a side's casualties come to. */
export interface RosterToll {
  readonly end: End;
  /** B1: why it had to withdraw. */
  readonly withdrawal?: 'general' | 'losses';
  readonly units: number;
  readonly lost: number;
  readonly breakPoint: number;
  /** For `scoreBattle`; in the order of the roster. */
  readonly losses: readonly Loss[];
  readonly veteransFielded: readonly string[];
  readonly veteransLost: readonly string[];
  /** Every unit and character as it went in and came out, to choose a veteran from. */
  readonly fielded: readonly FieldedPiece[];
}

/**
 * B1, B2, B4 and 8: what follows from what died of a roster or was left with a single stand. Siege gear is no unit and is
 * worth nothing to the enemy (SILENT). How the side says that it ended need not tell a withdrawal that its casualties bring
 * about, and cannot deny it.
 */
export function tollOf(
  list: ArmyList,
  armoury: Armoury,
  roster: Roster,
  casualties: readonly Casualty[],
  told: End = 'stood',
): Checked<RosterToll> {
  const { faults, report } = faultSheet();
  const catalogue = catalogueOf(list, armoury);
  const byEntry = new Map(casualties.map((one) => [one.entry, one]));
  casualties.forEach((one, index) => {
    const where = `casualties[${index}]`;
    if (byEntry.get(one.entry) !== one) report('SCORE_CASUALTY_TWICE', where, { number: one.entry + 1 });
    checkCasualty(one, roster.entries[one.entry], catalogue, where, report);
  });
  if (faults.length > 0) return { ok: false, faults };
  const pieces = roster.entries.flatMap((entry, index) =>
    piecesOf(catalogue, entry, index, byEntry.get(index)),
  );
  const counted = pieces.filter(({ counts }) => counts);
  const units = counted.length;
  const lost = counted.filter(({ loss }) => loss.left === 0).length;
  const generalGone = pieces.some(({ fielded }) => fielded.type === 'general' && fielded.destroyed);
  const withdrawal = whyWithdraw({ units, lost, generalGone });
  const veterans = (destroyed: boolean): string[] =>
    pieces.flatMap(({ fielded }) => (fielded.destroyed || !destroyed ? (fielded.veteran ?? []) : []));
  return {
    ok: true,
    value: {
      end: told === 'stood' && withdrawal !== undefined ? 'withdrew' : told,
      ...(withdrawal !== undefined && { withdrawal }),
      units,
      lost,
      breakPoint: breakPoint(units),
      losses: pieces.map(({ loss }) => loss).filter(({ left, stands, slayers }) => left < stands || slayers),
      veteransFielded: veterans(false),
      veteransLost: veterans(true),
      fielded: pieces.map(({ fielded }) => fielded),
    },
  };
}

function checkCasualty(
  { entry, destroyed, reduced }: Casualty,
  line: RosterEntry | undefined,
  { units, gear }: Catalogue,
  where: string,
  report: Report,
): void {
  if (line === undefined) {
    report('SCORE_CASUALTY_ENTRY', where, { number: entry + 1 });
    return;
  }
  const { unit, count } = line;
  const sound = [destroyed, reduced].every((number) => Number.isInteger(number) && number >= 0);
  if (!sound || destroyed + reduced > count) {
    report('SCORE_CASUALTY_TOO_MANY', where, { unit, count });
  }
  const stands = units.get(unit)?.size ?? 1;
  if (reduced > 0 && (stands < 2 || gear.has(unit))) report('SCORE_CASUALTY_REDUCED', where, { unit });
}

interface Piece {
  readonly loss: Loss;
  readonly fielded: FieldedPiece;
  /** Whether it is one of the units of which half may be lost. */
  readonly counts: boolean;
}

function piecesOf(
  catalogue: Catalogue,
  entry: RosterEntry,
  index: number,
  casualty: Casualty | undefined,
): readonly Piece[] {
  const unit = catalogue.units.get(entry.unit);
  if (unit === undefined) return [];
  const { destroyed = 0, reduced = 0 } = casualty ?? {};
  const { veteran } = entry;
  const points = priceOfOne(catalogue, entry);
  return Array.from({ length: entry.count }, (_, number) => {
    const left = number < destroyed ? 0 : number < destroyed + reduced ? 1 : unit.size;
    const character = isCharacter(unit.type);
    return {
      loss: { points, stands: unit.size, left, character, slayers: unit.slayers === true },
      fielded: {
        id: `${index + 1}.${number + 1}`,
        entry: index,
        number: number + 1,
        unit: unit.id,
        type: unit.type,
        ...(veteran !== undefined && { veteran }),
        destroyed: left === 0,
      },
      counts: countsAsUnit(unit),
    };
  });
}
