import { armySummaries } from '$lib/library/armies/army-page.js';
import { magicOf } from '$lib/library/spells/spell-sheet.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => {
  const library = shelf();
  return {
    lores: armySummaries(library).flatMap(({ id, name }) => {
      const lore = library.spellBook.lores.find(({ army }) => army === id);
      return lore ? [{ id, name, ...magicOf(lore) }] : [];
    }),
  };
};
