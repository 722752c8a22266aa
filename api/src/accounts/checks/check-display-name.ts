import type { Checked } from './checked.js';
import type { FaultCode } from './fault-messages.js';

const longest = 60;
/** Controls, halves of characters, private ones, line breaks, and invisible format characters except the two joiners. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** Letters with a tower of marks run into the lines above and below. */
const towerOfMarks = /\p{M}{5,}/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/gu;

/** A name that others see: printable, and with something to see in it. */
export function checkDisplayName(text: string): Checked<string> {
  return checkName(text, {
    empty: 'DISPLAY_NAME_EMPTY',
    tooLong: 'DISPLAY_NAME_TOO_LONG',
    unprintable: 'DISPLAY_NAME_UNPRINTABLE',
  });
}

/** Only its owner ever sees a token's name: what cannot be shown is left out rather than complained of. */
export function checkTokenName(text: string): Checked<string> {
  const shown = [...text.slice(0, 20 * longest)].filter((character) => !unprintable.test(character)).join('');
  return checkName(shown, {
    empty: 'TOKEN_NAME_EMPTY',
    tooLong: 'TOKEN_NAME_TOO_LONG',
    unprintable: 'TOKEN_NAME_EMPTY',
  });
}

type NameFaults = Readonly<Record<'empty' | 'tooLong' | 'unprintable', FaultCode>>;

function checkName(text: string, faults: NameFaults): Checked<string> {
  if (text.length > 20 * longest) return { fault: faults.tooLong };
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '') return { fault: faults.empty };
  if (unprintable.test(trimmed) || towerOfMarks.test(trimmed)) return { fault: faults.unprintable };
  if (trimmed.replace(invisible, '') === '') return { fault: faults.empty };
  const value = trimmed.replace(/\p{Zs}+/gu, ' ');
  return [...value].length > longest ? { fault: faults.tooLong } : { value };
}
