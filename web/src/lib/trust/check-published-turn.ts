import {
  commitmentsBySeat,
  formatSeal,
  openSeal,
  parseSheet,
  verifyRolls,
  verifySeals,
  type DiceFault,
  type DieRoll,
  type OrderSheet,
  type SealFaultCode,
} from '@pelagonia/rules';
import type { FileOrder, FileTurn } from './turn-file.js';

/** `closed`: it cannot be checked yet; `none`: there was nothing to seal. */
export type CheckState = 'verified' | 'failed' | 'closed' | 'none';

export interface SealLine {
  /** Absent: the list does not tell whose it is. */
  readonly seat: string | undefined;
  readonly commitment: string | undefined;
  readonly order: FileOrder | undefined;
  readonly state: CheckState;
  readonly fault: SealFaultCode | undefined;
}

export interface DieLine {
  readonly roll: DieRoll;
  readonly state: CheckState;
  readonly fault: DiceFault | undefined;
}

export interface TurnCheck {
  readonly turn: number;
  readonly seals: readonly SealLine[];
  readonly seed: { readonly state: CheckState; readonly fault: DiceFault | undefined };
  readonly dice: readonly DieLine[];
  /** `closed` as long as anything is. */
  readonly state: 'verified' | 'failed' | 'closed';
}

/** Holds all that was published of a turn against what had been promised of it, by the rules themselves. Never throws. */
export function checkPublishedTurn(campaign: string, turn: FileTurn): TurnCheck {
  const seals = isOpen(turn) ? openedSeals(campaign, turn) : closedSeals(turn);
  const { seed, dice } = checkDice(campaign, turn);
  const states = [...seals, ...dice, seed].map(({ state }) => state);
  const state = states.includes('failed') ? 'failed' : states.includes('closed') ? 'closed' : 'verified';
  return { turn: turn.turn, seals, seed, dice, state };
}

/** Where orders are told they are checked, whatever a copy says of its phase: that is no promise. */
const isOpen = ({ phase, orders }: FileTurn): boolean =>
  phase === 'REVEALED' || phase === 'ENDED' || orders.length > 0;

function closedSeals({ commitments }: FileTurn): SealLine[] {
  return commitments.map(({ seat, commitment }) => ({
    seat: seat ?? undefined,
    commitment,
    order: undefined,
    state: 'closed',
    fault: undefined,
  }));
}

function openedSeals(campaign: string, { turn, commitments, orders }: FileTurn): SealLine[] {
  const listed = commitmentsBySeat(
    commitments.map(({ seat, commitment }) => ({ seat: seat ?? undefined, commitment })),
    orders.map(({ seat, commitment }) => ({ seat, commitment: commitment ?? undefined })),
  );
  const given = orders.filter((order) => order.given);
  const opened = given.map((order) => ({ seat: order.seat, line: sealLine(campaign, turn, order) }));
  const faults = new Map(
    verifySeals({ campaign, turn }, listed, opened).map(({ seat, code }) => [seat, code]),
  );
  for (const { seat, line } of opened) {
    // The commitment that is shown beside the order must be its own as well.
    const shown = given.find((order) => order.seat === seat)?.commitment;
    const check = openSeal(shown ?? '', line, { campaign, turn, seat });
    if (shown !== null && 'fault' in check && !faults.has(seat)) faults.set(seat, check.fault);
  }
  const seats = new Set([...orders, ...listed].map(({ seat }) => seat));
  return [...seats].sort().map((seat) => {
    const order = orders.find((one) => one.seat === seat);
    const fault = faults.get(seat);
    return {
      seat: seat.startsWith('?') ? undefined : seat,
      commitment: listed.find((one) => one.seat === seat)?.commitment ?? order?.commitment ?? undefined,
      order,
      state: fault ? 'failed' : order?.given ? 'verified' : 'none',
      fault,
    };
  });
}

/** The line that was hashed; empty, and so unreadable, where no order can be written like that. */
function sealLine(campaign: string, turn: number, order: FileOrder): string {
  const sheet = sheetOf(order);
  try {
    return sheet ? formatSeal({ campaign, turn, seat: order.seat, nonce: order.nonce ?? '', sheet }) : '';
  } catch {
    return '';
  }
}

function sheetOf({ attack, from, fightFirst, ifTaken }: FileOrder): OrderSheet | undefined {
  const march = attack === null ? ['defend'] : from === null ? ['attack', attack] : ['attack', attack, from];
  return parseSheet(JSON.stringify(['pelagonia-order', 1, march, fightFirst, ifTaken]));
}

function checkDice(campaign: string, { turn, phase, dice }: FileTurn): Pick<TurnCheck, 'seed' | 'dice'> {
  if (phase !== 'ENDED' && dice.seed === null)
    return { seed: { state: 'closed', fault: undefined }, dice: [] };
  const { commitment, seed, rolls } = dice;
  const faults = verifyRolls({ campaign, turn, commitment, seed: seed ?? '', rolls });
  const ofSeed = faults.find(({ code }) => code.startsWith('DICE_SEED_'));
  const ofDie = ({ purpose, counter }: DieRoll) =>
    faults.find((fault) => 'purpose' in fault && fault.purpose === purpose && fault.counter === counter);
  // A die that was passed over has no line of its own: it is told with the first of its purpose.
  const skipped = ({ purpose }: DieRoll) =>
    faults.find((fault) => fault.code === 'DICE_ROLL_SKIPPED' && fault.purpose === purpose);
  return {
    seed: { state: ofSeed ? 'failed' : 'verified', fault: ofSeed },
    dice: rolls.map((roll) => {
      const fault = ofDie(roll) ?? skipped(roll) ?? ofSeed;
      return { roll, state: fault ? 'failed' : 'verified', fault };
    }),
  };
}
