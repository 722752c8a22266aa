import { type Checked, faultSheet } from '../input/fault.js';
import {
  checkIdsDiffer,
  choice,
  file,
  hinted,
  id,
  list,
  object,
  optional,
  text,
  whole,
  words,
} from '../input/read-value.js';
import { type Lore, type Spell, type SpellBook, spellReaches } from './spells.js';

const spell = object<Spell>({
  id,
  name: words,
  difficulty: hinted('The least roll that casts it.', whole(2, 6)),
  range: hinted('In centimetres; a spell has either this or a reach.', optional(whole(1, 200))),
  reach: hinted('For spells that are not measured.', optional(choice(spellReaches))),
  effect: words,
});

const lore = object<Lore>({ army: id, rules: optional(words), spells: list(spell) });

export const spellsFile = file<SpellBook>({
  version: whole(1, 1_000_000),
  edition: text,
  lores: list(lore),
});

/** The door for the file of spells. */
export function checkSpells(input: unknown): Checked<SpellBook> {
  const { faults, report } = faultSheet();
  const draft = spellsFile(input, '', report);
  const lores = draft.lores ?? [];
  const [armies, taken] = [new Set<string>(), new Set<string>()];
  lores.forEach(({ army, spells = [] }, at) => {
    if (army !== undefined && armies.has(army)) report('INPUT_ID_TAKEN', `lores[${at}].army`, { id: army });
    if (army !== undefined) armies.add(army);
    checkIdsDiffer(spells, `lores[${at}].spells`, report, taken);
    spells.forEach((one, index) => {
      const where = `lores[${at}].spells[${index}]`;
      const measured = [one.range, one.reach].filter((reach) => reach !== undefined).length;
      if (measured !== 1) report('ARMY_SPELL_REACH', where, { spell: one.id ?? where });
    });
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: draft as SpellBook };
}
