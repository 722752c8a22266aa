import type { ArmyLine, StandingArmy } from '@pelagonia/rules';
import type { ArmyLineModel, StandingArmyModel } from './army.models.js';

export function armyView(seat: string, army: string, found: StandingArmy): StandingArmyModel {
  return {
    seat,
    mustered: found.mustered,
    army,
    lines: found.lines.map(lineView),
    worth: found.worth,
    allowance: found.allowance,
    recruitable: found.recruitable,
    overStrength: found.overStrength,
    ledger: found.steps.map(
      ({ kind, turn, battle, rule, lines, reduced, parts, change, worth, allowance }) => ({
        kind,
        turn,
        battle: battle ?? null,
        rule,
        lines: lines.map(lineView),
        reduced: reduced.map(lineView),
        parts: parts.map(({ territory, points }) => ({ territory: territory ?? null, points })),
        change,
        worth,
        allowance,
      }),
    ),
  };
}

export function lineView({ unit, count, items, mount }: ArmyLine): ArmyLineModel {
  return { unit, count, items, mount: mount ?? null };
}
