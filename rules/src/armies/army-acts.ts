import { type Checked, faultSheet, type InputFault } from '../input/fault.js';
import type { ArmyList } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import { catalogueOf } from '../rosters/catalogue.js';
import { checkRoster } from '../rosters/check-roster.js';
import { costOf } from './army-in-battle.js';
import { type ArmyLine, keyOfLine, type StandingArmy } from './army-ledger.js';

interface Books {
  readonly list: ArmyList;
  readonly armoury: Armoury;
}

/** HOUSE: an army is mustered once, legal by its list, for the points that the map gives. Siege gear is bought for a siege. */
export function checkMuster(
  books: Books,
  allowance: number,
  lines: readonly ArmyLine[],
): Checked<readonly ArmyLine[]> {
  const size = Math.max(1, allowance);
  return verdict(lines, [...noGear(books, lines), ...faultsOf(books, size, lines)]);
}

/**
 * HOUSE: recruits may be had up to the points that the map gives, within what the list allows an army of that size. What the
 * army lacked or had too many of before is not held against them.
 */
export function checkRecruits(
  books: Books,
  { lines: before, allowance, recruitable }: StandingArmy,
  recruits: readonly ArmyLine[],
): Checked<readonly ArmyLine[]> {
  const { faults, report } = faultSheet();
  const cost = worthOfLines(books, recruits);
  if (cost > recruitable) report('ARMY_RECRUITS_TOO_DEAR', 'lines', { cost, recruitable });
  const size = Math.max(1, allowance);
  const known = new Set(faultsOf(books, size, before).map(subject));
  const fresh = faultsOf(books, size, [...before, ...recruits]).filter(
    (fault) =>
      fault.code !== 'ROSTER_TOO_FEW' &&
      fault.code !== 'ROSTER_POINTS_EXCEEDED' &&
      !known.has(subject(fault)),
  );
  return verdict(recruits, [...faults, ...noGear(books, recruits), ...fresh]);
}

/** HOUSE: whatever the army has may be let go, but for its General. */
export function checkDisbanding(
  books: Books,
  { lines: army }: StandingArmy,
  lines: readonly ArmyLine[],
): Checked<readonly ArmyLine[]> {
  const { faults, report } = faultSheet();
  const { units } = catalogueOf(books.list, books.armoury);
  const had = new Map(army.map((line) => [keyOfLine(line), line.count]));
  for (const line of lines) {
    const { unit } = line;
    const left = had.get(keyOfLine(line)) ?? 0;
    if (line.count > left) report('ARMY_LINE_MISSING', 'lines', { unit, count: left });
    had.set(keyOfLine(line), left - line.count);
    if (units.get(unit)?.type === 'general') report('ARMY_GENERAL_STAYS', 'lines', { unit });
  }
  return verdict(lines, faults);
}

function faultsOf({ list, armoury }: Books, size: number, lines: readonly ArmyLine[]): readonly InputFault[] {
  return checkRoster(list, armoury, { army: list.id, size, entries: lines }).faults;
}

/** What lines are worth together. */
export function worthOfLines({ list, armoury }: Books, lines: readonly ArmyLine[]): number {
  return costOf(catalogueOf(list, armoury), lines);
}

function noGear({ list, armoury }: Books, lines: readonly ArmyLine[]): readonly InputFault[] {
  const { faults, report } = faultSheet();
  const { gear } = catalogueOf(list, armoury);
  for (const { unit } of lines) if (gear.has(unit)) report('ROSTER_GEAR_NO_SIEGE', 'lines', { unit });
  return faults;
}

/** What a fault is about, without its numbers. */
function subject({ code, parameters }: InputFault): string {
  const { unit, mount, item } = parameters as Readonly<Record<string, unknown>>;
  return JSON.stringify([code, unit, mount, item]);
}

function verdict(lines: readonly ArmyLine[], faults: readonly InputFault[]): Checked<readonly ArmyLine[]> {
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: lines };
}
