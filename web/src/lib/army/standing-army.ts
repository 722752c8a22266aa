import type { ArmyLine, StandingArmy } from '@pelagonia/rules';
import type { ArmyLineSeenFragment, StandingArmySeenFragment } from '../generated/operations.js';

/** A line as the rules know it, from what the API tells of it. */
export const lineOf = ({ unit, count, items, mount }: ArmyLineSeenFragment): ArmyLine => ({
  unit,
  count,
  items,
  ...(mount != null && { mount }),
});

/** An army as the rules judge by it; they do not look at how it came to be. */
export const armyOf = (seen: StandingArmySeenFragment): StandingArmy => ({
  mustered: seen.mustered,
  lines: seen.lines.map(lineOf),
  worth: seen.worth,
  allowance: seen.allowance,
  recruitable: seen.recruitable,
  overStrength: seen.overStrength,
  steps: [],
});

/** The same for the API. */
export const toSend = (lines: readonly ArmyLine[]) =>
  lines.map(({ unit, count, items, mount }) => ({ unit, count, items: [...items], mount: mount ?? null }));

/** “6 Halberdiers, General (Griffon)”. */
export function linesInWords(lines: readonly ArmyLine[], nameOf: (id: string) => string): string {
  return lines
    .map(({ unit, count, items, mount }) => {
      const extras = [...(mount === undefined ? [] : [mount]), ...items].map(nameOf);
      const name = `${count} ${nameOf(unit)}`;
      return extras.length === 0 ? name : `${name} (${extras.join(', ')})`;
    })
    .join(', ');
}
