import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * Everything that is hashed is first written as one line of text, a JSON array without spaces, in UTF-8: the name of
 * what it is, the version of its form, then its fields in a fixed order. Strings are escaped as ECMAScript's
 * JSON.stringify and RFC 8785 do, lone surrogates as \udXXX; numbers are whole and not negative. So
 *
 * - two different lists of fields never give the same line, since reading the line gives the fields back;
 * - no line is the beginning of another, since an array ends with its bracket;
 * - no hash of one kind of thing is the hash of another, since the name stands in front;
 * - anybody can check a hash without our code: printf %s "$line" | sha256sum
 */

/** What a line can hold. */
export type Field = string | number | null | readonly Field[];

/** The one way to write these fields. Throws on a number that is not whole, negative, or too large to be exact. */
export function canonicalLine(fields: readonly Field[]): string {
  requireCounts(fields);
  return JSON.stringify(fields);
}

/** The fields of a line, or undefined for any text that is no array in the one spelling. Never throws. */
export function readCanonicalLine(line: string): readonly unknown[] | undefined {
  try {
    const fields: unknown = JSON.parse(line);
    return Array.isArray(fields) && JSON.stringify(fields) === line ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of a line: UTF-8. A canonical line holds no lone surrogate, so nothing is lost. */
export function lineBytes(line: string): Uint8Array {
  return utf8ToBytes(line);
}

/** SHA-256 of a line, as 64 lower-case hexadecimal digits. */
export function hashLine(line: string): string {
  return bytesToHex(sha256(lineBytes(line)));
}

/** Whether this is a whole number from 0 up that arithmetic keeps exact. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function requireCounts(fields: readonly Field[]): void {
  for (const field of fields) {
    if (typeof field === 'number' && !isCount(field)) {
      throw new RangeError(`${field} is not a whole number from 0 up`);
    }
    if (Array.isArray(field)) requireCounts(field as readonly Field[]);
  }
}
