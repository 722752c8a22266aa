import type { DieRoll } from '@pelagonia/rules';
import type { PublishedTurnFragment } from '../generated/operations.js';

export type FilePhase = PublishedTurnFragment['phase'];

/** An order as it lies open; `given` is false where nobody had sealed one. */
export interface FileOrder {
  readonly seat: string;
  readonly given: boolean;
  readonly source: string;
  readonly attack: string | null;
  readonly from: string | null;
  readonly fightFirst: readonly string[];
  readonly ifTaken: string | null;
  readonly nonce: string | null;
  readonly commitment: string | null;
}

/** All that is published of a turn, and nothing else: it may be given to anybody. */
export interface FileTurn {
  readonly turn: number;
  readonly phase: FilePhase;
  readonly commitments: readonly { readonly seat: string | null; readonly commitment: string }[];
  readonly orders: readonly FileOrder[];
  readonly dice: {
    readonly commitment: string;
    readonly seed: string | null;
    readonly rolls: readonly DieRoll[];
  };
}

/** What is downloaded to be kept, and read again by the page or by `check-turns.mjs`. */
export interface TurnFile {
  readonly format: typeof fileFormat;
  readonly version: typeof fileVersion;
  readonly campaign: string;
  readonly name: string;
  readonly turns: readonly FileTurn[];
}

export const fileFormat = 'pelagonia-turns';
export const fileVersion = 1;

/** Field by field, so that a query which asks for more, such as one's own sealed order, never puts it into the file. */
export function fileTurn(turn: PublishedTurnFragment): FileTurn {
  return {
    turn: turn.number,
    phase: turn.phase,
    commitments: turn.commitments.map(({ seat, commitment }) => ({ seat: seat ?? null, commitment })),
    orders: turn.orders.map((order) => ({
      seat: order.seat,
      given: order.given,
      source: order.source,
      attack: order.attack ?? null,
      from: order.from ?? null,
      fightFirst: order.fightFirst,
      ifTaken: order.ifTaken ?? null,
      nonce: order.nonce ?? null,
      commitment: order.commitment ?? null,
    })),
    dice: {
      commitment: turn.diceCommitment,
      seed: turn.diceSeed ?? null,
      rolls: turn.rolls.map(({ purpose, counter, sides, face }) => ({ purpose, counter, sides, face })),
    },
  };
}

export function turnFile(
  campaign: { readonly id: string; readonly name: string },
  turns: readonly FileTurn[],
): TurnFile {
  return { format: fileFormat, version: fileVersion, campaign: campaign.id, name: campaign.name, turns };
}
