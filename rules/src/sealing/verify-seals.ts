import { hashLine } from './canonical-line.js';
import { parseSeal, type Seal } from './seal.js';

/** A commitment as it was listed when the turn was locked. */
export interface ListedCommitment {
  readonly seat: string;
  readonly commitment: string;
}

/** A seal as it was opened at the reveal: the line that `formatSeal` wrote. */
export interface OpenedSeal {
  readonly seat: string;
  readonly line: string;
}

export const sealFaultCodes = [
  /** A commitment was listed and never opened. */
  'SEAL_MISSING',
  /** An order was revealed for a seat that had committed to none. */
  'SEAL_EXTRA',
  /** A seat has two commitments, or two revealed orders. */
  'SEAL_REPEATED',
  /** The line is no seal: not in the one spelling, of an unknown version, or with too little chance in it. */
  'SEAL_UNREADABLE',
  /** The line is a seal of another campaign, turn or seat. */
  'SEAL_MISPLACED',
  /** The order is not the one that was committed to. */
  'SEAL_CHANGED',
] as const;
export type SealFaultCode = (typeof sealFaultCodes)[number];

export interface SealFault {
  readonly code: SealFaultCode;
  readonly seat: string;
}

/** The seal behind a line if it is the one that was committed to, else why it is not. Never throws. */
export function openSeal(
  commitment: string,
  line: string,
  place: Pick<Seal, 'campaign' | 'turn' | 'seat'>,
): { readonly seal: Seal } | { readonly fault: SealFaultCode } {
  const seal = parseSeal(line);
  if (seal === undefined) return { fault: 'SEAL_UNREADABLE' };
  if (seal.campaign !== place.campaign || seal.turn !== place.turn || seal.seat !== place.seat) {
    return { fault: 'SEAL_MISPLACED' };
  }
  return hashLine(line) === commitment ? { seal } : { fault: 'SEAL_CHANGED' };
}

/**
 * Everything in which a reveal differs from what was promised at the lock; nothing, if it is the same. Of a seat listed
 * twice the first entry is checked, and the second reported. Never throws; linear time.
 */
export function verifySeals(
  { campaign, turn }: Pick<Seal, 'campaign' | 'turn'>,
  listed: readonly ListedCommitment[],
  opened: readonly OpenedSeal[],
): SealFault[] {
  const faults: SealFault[] = [];
  const bySeat = <Entry extends { readonly seat: string }>(entries: readonly Entry[]): Map<string, Entry> => {
    const first = new Map<string, Entry>();
    for (const entry of entries) {
      if (first.has(entry.seat)) faults.push({ code: 'SEAL_REPEATED', seat: entry.seat });
      else first.set(entry.seat, entry);
    }
    return first;
  };
  const commitments = bySeat(listed);
  const lines = bySeat(opened);
  for (const [seat, { commitment }] of commitments) {
    const line = lines.get(seat)?.line;
    const check = line === undefined ? undefined : openSeal(commitment, line, { campaign, turn, seat });
    if (check === undefined) faults.push({ code: 'SEAL_MISSING', seat });
    else if ('fault' in check) faults.push({ code: check.fault, seat });
  }
  for (const seat of lines.keys()) if (!commitments.has(seat)) faults.push({ code: 'SEAL_EXTRA', seat });
  return faults;
}
