import { checkArmoury } from '../rosters/check-armoury.js';
import { checkArmyList } from '../rosters/check-army-list.js';
import { checkSpells } from '../rosters/check-spells.js';
import { type ContentFault, contentFaults, type ContentKind } from './content.js';
import { armouryReferences, spellReferences } from './references.js';

/** A file of the library, parsed. */
export interface ContentInput {
  readonly kind: ContentKind;
  readonly content: unknown;
}

/**
 * All that is wrong with each file of a library, in the order of the files. Beyond what a file can be told by itself,
 * what it names in others must be there; lists that are not sound themselves count as there for nobody.
 */
export function libraryFaults(files: readonly ContentInput[]): readonly (readonly ContentFault[])[] {
  const lists = files.flatMap(({ kind, content }) => {
    const checked = kind === 'army' ? checkArmyList(content) : undefined;
    return checked?.ok === true ? [checked.value] : [];
  });
  return files.map(({ kind, content }) => {
    const faults = contentFaults(kind, content);
    if (faults.length > 0) return faults;
    const armoury = kind === 'armoury' ? checkArmoury(content) : undefined;
    if (armoury?.ok === true) return armouryReferences(armoury.value, lists);
    const spells = kind === 'spells' ? checkSpells(content) : undefined;
    return spells?.ok === true ? spellReferences(spells.value, lists) : [];
  });
}
