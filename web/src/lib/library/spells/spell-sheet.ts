import type { Lore, Spell } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { reachWord } from '../armies/army-words.js';
import { say } from '../say.js';
import { type Sheet, sheetOf } from '../sheet/sheet.js';

/** Spells share pages with units, which have the plain names. */
export const spellAnchor = ({ id }: Pick<Spell, 'id'>): string => `spell-${id}`;

function reachOf({ range, reach }: Spell): string | undefined {
  if (range !== undefined) return `${range} cm`;
  return reach && reachWord(reach);
}

export interface Magic {
  readonly rules?: string;
  readonly sheet: Sheet;
}

export function magicOf({ rules, spells }: Lore): Magic {
  const sheet = sheetOf(
    [
      { key: 'effect', label: m.sheet_effect(), words: true },
      { key: 'difficulty', label: m.sheet_difficulty() },
      { key: 'reach', label: m.sheet_range() },
    ],
    spells.map((spell) => ({
      id: spellAnchor(spell),
      name: say(spell.name),
      cells: { effect: say(spell.effect), difficulty: `${spell.difficulty}+`, reach: reachOf(spell) },
    })),
  );
  return rules ? { rules: say(rules), sheet } : { sheet };
}
