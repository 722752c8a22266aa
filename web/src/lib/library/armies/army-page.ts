import type { ArmyList, ArmyRule, ItemSort } from '@pelagonia/rules';
import { type Choice, itemsFor } from '../armoury/armoury-sheets.js';
import type { Library } from '../library.js';
import { byName, say } from '../say.js';
import type { Sheet } from '../sheet/sheet.js';
import { type Magic, magicOf } from '../spells/spell-sheet.js';
import { mountSheet, unitSheet } from './army-sheets.js';

export interface ArmySummary {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** A club's own list rather than one of the rulebook. */
  readonly house: boolean;
}

/** All that the page of an army says, in one language. */
export interface ArmyPage extends ArmySummary {
  readonly troops: Sheet;
  readonly characters: Sheet;
  readonly mounts: Sheet;
  readonly rules: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  readonly magic?: Magic;
  readonly items: readonly { readonly sort: ItemSort; readonly items: readonly Choice[] }[];
}

export const armySummary = ({ id, name, summary, edition }: ArmyList): ArmySummary => ({
  id,
  name: say(name),
  summary: say(summary),
  house: edition === 'house',
});

/** Rules share the page with units, which have the plain names. */
export const ruleAnchor = ({ id }: Pick<ArmyRule, 'id'>): string => `rule-${id}`;

const ruleNote = (rule: ArmyRule) => ({ id: ruleAnchor(rule), name: say(rule.name), text: say(rule.text) });

/** By name, clubs' own lists after those of the rulebook. */
export const armySummaries = ({ armies }: Pick<Library, 'armies'>): ArmySummary[] =>
  armies.map(armySummary).sort((a, b) => Number(a.house) - Number(b.house) || byName(a, b));

export function armyPage(army: ArmyList, { armoury, spellBook }: Library): ArmyPage {
  const lore = spellBook.lores.find((one) => one.army === army.id);
  return {
    ...armySummary(army),
    troops: unitSheet(army, 'troops'),
    characters: unitSheet(army, 'characters'),
    mounts: mountSheet(army),
    rules: army.rules?.map(ruleNote) ?? [],
    ...(lore ? { magic: magicOf(lore) } : {}),
    items: itemsFor(army.id, armoury),
  };
}
