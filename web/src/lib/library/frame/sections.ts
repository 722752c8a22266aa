import { m } from '../../paraglide/messages.js';

export interface Section {
  readonly path: `/${string}`;
  readonly name: () => string;
}

/** The rooms of the library, in the order in which people ask for them. */
export const sections: readonly Section[] = [
  { path: '/library/armies', name: () => m.library_armies() },
  { path: '/library/items', name: () => m.library_items() },
  { path: '/library/spells', name: () => m.library_spells() },
  { path: '/library/scenarios', name: () => m.library_scenarios() },
  { path: '/library/maps', name: () => m.library_maps() },
  { path: '/library/rules', name: () => m.library_rules() },
  { path: '/library/a-z', name: () => m.library_a_z() },
];
