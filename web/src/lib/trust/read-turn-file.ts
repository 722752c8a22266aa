import type { DieRoll } from '@pelagonia/rules';
import { fileFormat, fileVersion, type FileOrder, type FileTurn, type TurnFile } from './turn-file.js';

const phases = ['ORDERING', 'LOCKED', 'REVEALED', 'ENDED'] as const satisfies readonly FileTurn['phase'][];

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isListOf = (item: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(item);
const isLike =
  (shape: Shape) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, fits]) => fits((value as Record<string, unknown>)[key]));

const order = {
  seat: isText,
  given: (value) => typeof value === 'boolean',
  source: isText,
  attack: isTextOrNull,
  from: isTextOrNull,
  fightFirst: isListOf(isText),
  ifTaken: isTextOrNull,
  nonce: isTextOrNull,
  commitment: isTextOrNull,
} satisfies Record<keyof FileOrder, (value: unknown) => boolean>;

const roll = { purpose: isText, counter: isNumber, sides: isNumber, face: isNumber } satisfies Record<
  keyof DieRoll,
  (value: unknown) => boolean
>;

const turn = {
  turn: isNumber,
  phase: (value) => phases.some((phase) => phase === value),
  commitments: isListOf(isLike({ seat: isTextOrNull, commitment: isText })),
  orders: isListOf(isLike(order)),
  dice: isLike({ commitment: isText, seed: isTextOrNull, rolls: isListOf(isLike(roll)) }),
} satisfies Record<keyof FileTurn, (value: unknown) => boolean>;

const isTurnFile = isLike({
  format: (value) => value === fileFormat,
  version: (value) => value === fileVersion,
  campaign: isText,
  name: isText,
  turns: isListOf(isLike(turn)),
} satisfies Record<keyof TurnFile, (value: unknown) => boolean>);

/** The copy that somebody kept, or undefined if the text is none. Never throws. */
export function readTurnFile(text: string): TurnFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isTurnFile(value) ? (value as TurnFile) : undefined;
  } catch {
    return undefined;
  }
}
