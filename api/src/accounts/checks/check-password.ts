import type { Checked } from './checked.js';
import { isCommonPassword } from './common-passwords.js';

const shortest = 10;
const longest = 200;

/** `ownWords` are what a guesser tries first: the person's address and name. */
export function checkPassword(text: string, ownWords: readonly string[]): Checked<string> {
  if (text.length > 2 * longest) return { fault: 'PASSWORD_TOO_LONG' };
  const value = normalisePassword(text);
  const length = [...value].length;
  if (length < shortest) return { fault: 'PASSWORD_TOO_SHORT' };
  if (length > longest) return { fault: 'PASSWORD_TOO_LONG' };
  const own = ownWords.map((word) => word.normalize('NFC').trim().toLowerCase());
  const common = isCommonPassword(value) || own.includes(value.trim().toLowerCase());
  return common ? { fault: 'PASSWORD_TOO_COMMON' } : { value };
}

/** Keyboards compose accented letters differently; the password is the same. For texts of `possibleLength` only. */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/**
 * Whether it can be a password that `checkPassword` once took: no character is written in more than four parts.
 * Composing takes time that grows with the square of the length, so what is longer is never composed.
 */
export function possibleLength(text: string): boolean {
  return text.length <= 4 * longest;
}
