import type { Fielded, MusterRoll, UnitType } from '@pelagonia/rules';
import type {
  FieldedUnitInput,
  Honour,
  OneBattleQuery,
  UnitType as UnitTypeName,
} from '../../generated/operations.js';

/** How many of each line of infantry and cavalry went into the battle. */
export interface FieldedLine {
  readonly unit: string;
  readonly type: Extract<UnitType, 'infantry' | 'cavalry'>;
  readonly count: number;
}

/** Each unit with a name of its own, so that the rules can tell alike ones apart. */
export const fieldedArmy = (lines: readonly FieldedLine[]): Fielded[] =>
  lines.flatMap(({ unit, type, count }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${unit}:${index + 1}`,
      unit,
      type,
      destroyed: false,
    })),
  );

export const firstOf = (unit: string): string => `${unit}:1`;

const typeNames = { infantry: 'INFANTRY', cavalry: 'CAVALRY' } as const satisfies Record<
  FieldedLine['type'],
  UnitTypeName
>;

export const fieldedInput = (lines: readonly FieldedLine[]): FieldedUnitInput[] =>
  lines.flatMap(({ unit, type, count }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${unit}:${index + 1}`,
      unit,
      type: typeNames[type],
      destroyed: false,
    })),
  );

type Told = OneBattleQuery['veterans'][number];

/** A seat's muster roll, as the rules read it. */
export const rollOf = (veterans: readonly Told[], seat: string): MusterRoll => ({
  veterans: veterans
    .filter((veteran) => veteran.seat === seat)
    .map(({ name, unit, honour, wonTurn, wonBattle, fallen }) => ({
      name,
      unit,
      honour: honour.toLowerCase().replaceAll('_', '-') as Lowercase<Exclude<Honour, 'TOUGH_AS_ROCK'>>,
      won: { turn: wonTurn, battle: wonBattle },
      // Where it fell does not matter here.
      ...(fallen && { lost: { turn: 0, battle: '' } }),
    })),
});
