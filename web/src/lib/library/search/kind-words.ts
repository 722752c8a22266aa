import { m } from '../../paraglide/messages.js';
import type { EntryKind } from './entry.js';

const one: Record<EntryKind, () => string> = {
  army: () => m.kind_army(),
  unit: () => m.kind_unit(),
  mount: () => m.kind_mount(),
  rule: () => m.kind_rule(),
  item: () => m.kind_item(),
  gear: () => m.kind_gear(),
  spell: () => m.kind_spell(),
  scenario: () => m.kind_scenario(),
  map: () => m.kind_map(),
  territory: () => m.kind_territory(),
  chapter: () => m.kind_chapter(),
};
export const kindName = (kind: EntryKind): string => one[kind]();

const many: Record<EntryKind, () => string> = {
  army: () => m.kind_armies(),
  unit: () => m.kind_units(),
  mount: () => m.kind_mounts(),
  rule: () => m.kind_rules(),
  item: () => m.kind_items(),
  gear: () => m.kind_gears(),
  spell: () => m.kind_spells(),
  scenario: () => m.kind_scenarios(),
  map: () => m.kind_maps(),
  territory: () => m.kind_territories(),
  chapter: () => m.kind_chapters(),
};
export const kindHeading = (kind: EntryKind): string => many[kind]();
