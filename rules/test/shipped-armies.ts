import { readdirSync, readFileSync } from 'node:fs';
import {
  type Armoury,
  type ArmyList,
  checkArmoury,
  checkArmyList,
  type Checked,
  checkSpells,
  describeInputFault,
  type SpellBook,
} from '../src/index.js';

const folder = new URL('../../armies/', import.meta.url);

/** The ids of the lists in the tree: every folder under `armies/`. */
export const shippedArmies: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A file of the tree through its door; fails with every fault in words. */
function shipped<T>(file: string, door: (input: unknown) => Checked<T>): T {
  const checked = door(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (checked.ok) return checked.value;
  throw new Error(checked.faults.map((one) => describeInputFault(one, 'en')).join('\n'));
}

export const shippedArmy = (id: string): ArmyList => shipped(`${id}/army.json`, checkArmyList);
export const shippedArmoury = (): Armoury => shipped('armoury.json', checkArmoury);
export const shippedSpells = (): SpellBook => shipped('spells.json', checkSpells);
