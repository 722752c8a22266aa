import { createHmac } from 'node:crypto';
import type { RefusalCode } from '../campaigns/refusals.js';

/** One act of sealing: the same sheet for the turn it was given in and for those it stands for. */
export type SealedSheet = Readonly<{
  by: string;
  at: string;
  /** The canonical line. */
  sheet: string;
  /** The chance that the nonce of each turn is made of. */
  chance: string;
  /** The turn it was given in; for any later one it is a standing order. */
  given: number;
  /** The turns it is for. */
  first: number;
  last: number;
}>;

/** What a client was answered under its key, in place of a row elsewhere that would tell that somebody did something. */
export type KeptAnswer = Readonly<{
  key: string;
  answer: Readonly<{ sealed: SealedSheet }> | Readonly<{ refused: RefusalCode }> | 'unsealed';
}>;

/** All that lies in an envelope. */
export type EnvelopeContent = Readonly<{
  order?: SealedSheet | undefined;
  /** How often the campaign has waited for this seat: it tells who had not sealed. */
  waits: number;
  /** The oldest first. */
  answers: readonly KeptAnswer[];
}>;

export const emptyContent: EnvelopeContent = { waits: 0, answers: [] };

/** The longest sheet there is, twice, fits; and a row of this size is still kept in its table's own pages. */
export const contentBytes = 1_840;

/** A content as text that fits its envelope; the oldest answers give way. */
export function formatContent(content: EnvelopeContent): string {
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) <= contentBytes) return text;
  if (content.answers.length === 0) throw new RangeError('a sealed order is larger than its envelope');
  return formatContent({ ...content, answers: content.answers.slice(1) });
}

/** Independent for each turn: what is revealed with one tells nothing of the next. */
export function nonceOf({ chance }: SealedSheet, turn: number): string {
  return createHmac('sha256', Buffer.from(chance, 'base64url')).update(String(turn)).digest('hex');
}

export function isFor({ first, last }: SealedSheet, turn: number): boolean {
  return first <= turn && turn <= last;
}

/** What is left of it without the turns from this one on. */
export function endedBefore(order: SealedSheet | undefined, turn: number): SealedSheet | undefined {
  return order === undefined || order.first >= turn
    ? undefined
    : { ...order, last: Math.min(order.last, turn - 1) };
}

/** What is left of it after this turn. */
export function begunAfter(order: SealedSheet | undefined, turn: number): SealedSheet | undefined {
  return order === undefined || order.last <= turn
    ? undefined
    : { ...order, first: Math.max(order.first, turn + 1) };
}
