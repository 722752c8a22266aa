import { canonicalLine, hashLine, isCount, readCanonicalLine } from './canonical-line.js';
import { readSheetFields, sheetFields, type OrderSheet } from './order-sheet.js';

/** An order as its player sealed it, with all that its commitment binds it to. Secret until the reveal. */
export interface Seal {
  readonly campaign: string;
  readonly turn: number;
  readonly seat: string;
  /**
   * Chance that nobody can guess: without it, anybody could try the few orders there are until one fits the commitment.
   * At least 128 bits as lower-case hexadecimal digits, two to the byte.
   */
  readonly nonce: string;
  readonly sheet: OrderSheet;
}

/** Whether this is chance enough: 16 to 64 bytes as lower-case hexadecimal digits. */
export function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{2}){16,64}$/.test(value);
}

/**
 * A seal as the one line that is committed to: `["pelagonia-seal",1,campaign,turn,seat,nonce,sheet]`, the sheet being
 * the array that `formatSheet` writes. Throws on a nonce that is too weak or a turn that is not one. HOUSE.
 */
export function formatSeal({ campaign, turn, seat, nonce, sheet }: Seal): string {
  if (!isNonce(nonce)) throw new RangeError('a nonce is 16 to 64 bytes in lower-case hexadecimal digits');
  return canonicalLine(['pelagonia-seal', 1, campaign, turn, seat, nonce, sheetFields(sheet)]);
}

/** The seal that a line stands for, or undefined if no seal is written like that. Never throws; linear time. */
export function parseSeal(line: string): Seal | undefined {
  const fields = readCanonicalLine(line);
  if (fields?.length !== 7) return undefined;
  const [name, version, campaign, turn, seat, nonce, sheetPart] = fields;
  const sheet = readSheetFields(sheetPart);
  if (name !== 'pelagonia-seal' || version !== 1 || sheet === undefined) return undefined;
  if (typeof campaign !== 'string' || typeof seat !== 'string') return undefined;
  return isCount(turn) && isNonce(nonce) ? { campaign, turn, seat, nonce, sheet } : undefined;
}

/** What may be known of a seal before it is opened: the SHA-256 of its line. It binds, and it tells nothing. */
export function commitmentOf(seal: Seal): string {
  return hashLine(formatSeal(seal));
}
