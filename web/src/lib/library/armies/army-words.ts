import type { ItemSort, MountType, SiegeSide, SpellReach, UnitType } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';

const types: Record<UnitType | MountType, () => string> = {
  infantry: () => m.troops_infantry(),
  cavalry: () => m.troops_cavalry(),
  chariot: () => m.troops_chariot(),
  monster: () => m.troops_monster(),
  artillery: () => m.troops_artillery(),
  machine: () => m.troops_machine(),
  general: () => m.troops_general(),
  hero: () => m.troops_hero(),
  wizard: () => m.troops_wizard(),
  special: () => m.troops_special(),
};
export const typeWord = (type: UnitType | MountType): string => types[type]();

/** For sentences about all of a type: "infantry, chariots, generals". */
const manyOf: Record<UnitType, () => string> = {
  infantry: () => m.troops_infantry_many(),
  cavalry: () => m.troops_cavalry_many(),
  chariot: () => m.troops_chariot_many(),
  monster: () => m.troops_monster_many(),
  artillery: () => m.troops_artillery_many(),
  machine: () => m.troops_machine_many(),
  general: () => m.troops_general_many(),
  hero: () => m.troops_hero_many(),
  wizard: () => m.troops_wizard_many(),
};
export const manyWord = (type: UnitType): string => manyOf[type]();

const sorts: Record<ItemSort, () => string> = {
  banner: () => m.item_banners(),
  weapon: () => m.item_weapons(),
  device: () => m.item_devices(),
};
export const sortWord = (sort: ItemSort): string => sorts[sort]();

const sides: Record<SiegeSide, () => string> = {
  besieger: () => m.gear_besieger(),
  besieged: () => m.gear_besieged(),
  both: () => m.gear_both(),
};
export const sideWord = (side: SiegeSide): string => sides[side]();

const reaches: Record<SpellReach, () => string> = {
  self: () => m.spell_reach_self(),
  'own-unit': () => m.spell_reach_own_unit(),
  contact: () => m.spell_reach_contact(),
};
export const reachWord = (reach: SpellReach): string => reaches[reach]();
