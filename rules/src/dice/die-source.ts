import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { canonicalLine, hashLine, lineBytes } from '../sealing/canonical-line.js';

/** As many sides as fit into the four bytes a die is made of. */
export const mostSides = 2 ** 32;

/** Whether this can be a turn's secret seed: 32 bytes as 64 lower-case hexadecimal digits. */
export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Whether a die can have so many sides. */
export function isSides(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 2 && (value as number) <= mostSides;
}

/** A seed made of any text, for games that need to be repeated and not kept secret. */
export function seedFromText(text: string): string {
  return hashLine(canonicalLine(['pelagonia-seed-text', 1, text]));
}

/**
 * What is published before the turn opens: SHA-256 of the line `["pelagonia-seed",1,campaign,turn,seed]`. It names the
 * campaign and the turn, so that nobody can be shown the seed of another. HOUSE.
 */
export function seedCommitment(seed: string, campaign: string, turn: number): string {
  requireSeed(seed);
  return hashLine(canonicalLine(['pelagonia-seed', 1, campaign, turn, seed]));
}

/** The face that a purpose's die of this number (from 1 up) shows. */
export type DieSource = (purpose: string, counter: number, sides: number) => number;

/**
 * Every die of a turn, fixed by its seed. HOUSE.
 *
 * Attempt 0 of a die is HMAC-SHA256, keyed with the seed's 32 bytes, of the line
 * `["pelagonia-die",1,campaign,turn,purpose,counter,attempt]`. Its first four bytes, the highest first, are a number
 * below 2^32. If that lies below the largest multiple of `sides` there is, the face is its remainder plus one;
 * otherwise some faces would be likelier than others, so it is thrown away and the next attempt made.
 */
export function dieSource(seed: string, campaign: string, turn: number): DieSource {
  requireSeed(seed);
  // Made when the first die is rolled: most turns are run again and again, and many roll none.
  let keyed: ReturnType<typeof hmac.create> | undefined;
  return (purpose, counter, sides) => {
    if (!isSides(sides)) throw new RangeError(`there is no die with ${sides} sides`);
    keyed ??= hmac.create(sha256, hexToBytes(seed));
    const fair = mostSides - (mostSides % sides);
    for (let attempt = 0; ; attempt++) {
      const line = canonicalLine(['pelagonia-die', 1, campaign, turn, purpose, counter, attempt]);
      const mac = keyed.clone().update(lineBytes(line)).digest();
      const drawn = new DataView(mac.buffer, mac.byteOffset).getUint32(0);
      if (drawn < fair) return (drawn % sides) + 1;
    }
  };
}

function requireSeed(seed: string): void {
  // The seed is a secret: it is not quoted.
  if (!isSeed(seed)) throw new RangeError('a seed is 64 lower-case hexadecimal digits');
}
