import type { Die } from '../battle/battle-length.js';
import { honourOf } from './honours.js';
import {
  type BattleMark,
  canBeVeteran,
  type Fielded,
  type MusterRoll,
  standing,
  type Veteran,
} from './muster-roll.js';
import type { VeteranRefusal } from './refusal.js';

/** What the winner asks for. */
export interface HonourClaim {
  /** A campaign may play without veterans. */
  readonly played: boolean;
  readonly mark: BattleMark;
  readonly won: boolean;
  readonly die: number;
  /** The `id` of one of the army. */
  readonly unit: string;
  /** What the unit is to be called. */
  readonly name: string;
  /** The army as it came out of the battle. */
  readonly army: readonly Fielded[];
}

export type Awarded =
  | { readonly ok: true; readonly roll: MusterRoll; readonly veteran: Veteran }
  | { readonly ok: false; readonly refusals: readonly VeteranRefusal[] };

/**
 * Section 8: the units that may be given an honour, none when the army has as many veterans as it has infantry and
 * cavalry. A unit that was destroyed is not there to be given one (SILENT).
 */
export function eligibleUnits<Unit extends Fielded>(
  roll: MusterRoll,
  army: readonly Unit[],
): readonly Unit[] {
  if (limitOf(roll, army) !== undefined) return [];
  return army.filter((unit) => whyNot(unit) === undefined);
}

/** Section 8: gives the honour of a won battle to a unit that fought in it, or says everything that forbids it. */
export function awardHonour(roll: MusterRoll, claim: HonourClaim): Awarded {
  const unit = claim.army.find((one) => one.id === claim.unit);
  const name = claim.name.trim();
  const refusals = [
    claim.played ? undefined : ({ code: 'VETERAN_NOT_PLAYED' } as const),
    claim.won ? undefined : ({ code: 'VETERAN_NOT_WON' } as const),
    givenFor(roll, claim.mark),
    honourDie(claim.die),
    limitOf(roll, claim.army),
    nameFault(roll, name),
    unit === undefined ? ({ code: 'VETERAN_UNIT_UNKNOWN', unit: claim.unit } as const) : whyNot(unit),
  ].filter((refusal) => refusal !== undefined);
  if (unit === undefined || refusals.length > 0) return { ok: false, refusals };
  const veteran: Veteran = { name, unit: unit.unit, honour: honourOf(claim.die as Die), won: claim.mark };
  return { ok: true, roll: { veterans: [...roll.veterans, veteran] }, veteran };
}

function whyNot({ unit, type, veteran, destroyed }: Fielded): VeteranRefusal | undefined {
  if (!canBeVeteran(type)) return { code: 'VETERAN_UNIT_TYPE', unit };
  if (veteran !== undefined) return { code: 'VETERAN_UNIT_HONOURED', unit };
  return destroyed ? { code: 'VETERAN_UNIT_DESTROYED', unit } : undefined;
}

/** One honour for one battle. */
function givenFor(roll: MusterRoll, { turn, battle }: BattleMark): VeteranRefusal | undefined {
  const given = roll.veterans.some(({ won }) => won.turn === turn && won.battle === battle);
  return given ? { code: 'VETERAN_GIVEN', battle } : undefined;
}

function honourDie(die: number): VeteranRefusal | undefined {
  return Number.isInteger(die) && die >= 1 && die <= 6 ? undefined : { code: 'VETERAN_DIE', die };
}

/** All infantry and cavalry that went into the battle count, also what was destroyed in it. */
function limitOf(roll: MusterRoll, army: readonly Fielded[]): VeteranRefusal | undefined {
  const units = army.filter((unit) => canBeVeteran(unit.type)).length;
  const veterans = standing(roll).length;
  return veterans >= units ? { code: 'VETERAN_LIMIT', veterans, units } : undefined;
}

/** The fallen keep their names, so that the chronicle never means two. */
export function nameFault(roll: MusterRoll, name: string): VeteranRefusal | undefined {
  if (name === '' || name.length > 60) return { code: 'VETERAN_NAME_MISSING' };
  const taken = roll.veterans.some((veteran) => veteran.name === name);
  return taken ? { code: 'VETERAN_NAME_TAKEN', name } : undefined;
}
