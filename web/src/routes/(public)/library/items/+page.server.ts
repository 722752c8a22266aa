import { itemSorts } from '@pelagonia/rules';
import { gearSheet, itemSheet } from '$lib/library/armoury/armoury-sheets.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => {
  const library = shelf();
  return {
    sorts: itemSorts.map((sort) => ({ sort, sheet: itemSheet(sort, library) })),
    gear: gearSheet(library.armoury),
  };
};
