import type { Report } from '../input/fault.js';
import type { ArmyList, Limits, Mount, Unit } from './army-list.js';

type Tally = ReadonlyMap<string, number>;

/** Section 10: exactly one General; what the list asks for and allows per whole thousand, or in any one army. */
export function checkLimits(
  list: ArmyList,
  chosen: Tally,
  ridden: Tally,
  size: number,
  report: Report,
): void {
  for (const line of list.units) {
    const { id: unit, type, perArmy = Infinity } = line;
    const count = chosen.get(unit) ?? 0;
    if (type === 'general' && count !== 1) report('ROSTER_GENERALS', 'entries', { count });
    const [least, most] = [leastOf(line, size), mostByThousands(line, size)];
    if (count < least && type !== 'general') {
      report('ROSTER_TOO_FEW', 'entries', { unit, count, least, size });
    }
    if (count > perArmy) report('ROSTER_ONCE_PER_ARMY', 'entries', { unit, count, most: perArmy });
    else if (count > most) report('ROSTER_TOO_MANY', 'entries', { unit, count, most, size });
  }
  for (const line of list.mounts) {
    const { id: mount, perArmy = Infinity } = line;
    const count = ridden.get(mount) ?? 0;
    const most = mostByThousands(line, size);
    if (count > perArmy) report('ROSTER_MOUNT_ONCE_PER_ARMY', 'entries', { mount, count, most: perArmy });
    else if (count > most) report('ROSTER_MOUNT_TOO_MANY', 'entries', { mount, count, most, size });
  }
}

/** How many of a line an army of this size needs. */
export function leastOf({ type, min = 0 }: Unit, size: number): number {
  return type === 'general' ? 1 : min * Math.floor(size / 1000);
}

/** How many of a line or mount an army of this size may have; without end where nothing is said. */
export function mostOf(line: Unit | Mount, size: number): number {
  if (line.type === 'general') return 1;
  return Math.min(mostByThousands(line, size), line.perArmy ?? Infinity);
}

/** No limit stays no limit in an army of less than a thousand, where nought times infinity would be no number. */
function mostByThousands({ max = Infinity }: Limits, size: number): number {
  return max === Infinity ? max : max * Math.floor(size / 1000);
}
