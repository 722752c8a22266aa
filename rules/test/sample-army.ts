import { type Armoury, type ArmyList, checkArmoury, checkArmyList, type RosterEntry } from '../src/index.js';

const words = (en: string): { en: string; es: string } => ({ en, es: en });
const line = (id: string, type: string, points: number, more: object = {}): object => ({
  id,
  name: words(id),
  type,
  size: 3,
  points,
  ...more,
});
const character = { size: 1 };

/** An army list file that is sound, with some of its fields replaced. */
export function armyFile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'empire',
    version: 1,
    name: words('Empire'),
    summary: words('Steady foot and heavy horse.'),
    edition: 'test',
    units: [
      line('halberdiers', 'infantry', 45, { min: 2, attack: '3', hits: 3, armour: 6 }),
      line('flagellants', 'infantry', 70, { max: 1, rules: words('They always charge.') }),
      line('skirmishers', 'infantry', 25, { size: 1, attachesTo: ['infantry'] }),
      line('levy', 'infantry', 30, { uncounted: true }),
      line('knights', 'cavalry', 110),
      line('cannon', 'artillery', 85, { size: 2, max: 1, attack: '1/2+bounce', range: 60 }),
      line('tank', 'machine', 120, { size: 1, max: 1, perArmy: 1 }),
      line('general', 'general', 125, { ...character, attack: '+2', command: 9 }),
      line('hero', 'hero', 80, { ...character, max: 2 }),
      line('wizard', 'wizard', 45, { ...character, max: 1 }),
      line('runesmith', 'hero', 90, { ...character, max: 1 }),
    ],
    mounts: [
      {
        id: 'griffon',
        name: words('Griffon'),
        type: 'monster',
        points: 80,
        max: 1,
        riders: ['general', 'hero'],
      },
      {
        id: 'altar',
        name: words('Altar'),
        type: 'chariot',
        points: 15,
        max: 1,
        perArmy: 1,
        riders: ['wizard'],
      },
      { id: 'horse', name: words('Horse'), type: 'special', points: 5, riders: ['hero'] },
    ],
    ...changes,
  };
}

export function armouryFile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const fighting = ['infantry', 'cavalry', 'chariot'];
  return {
    version: 1,
    items: [
      { id: 'banner', name: words('Banner'), sort: 'banner', points: 50, bearers: { types: fighting } },
      {
        id: 'sword',
        name: words('Sword'),
        sort: 'weapon',
        points: 10,
        bearers: { types: [...fighting, 'general', 'hero', 'wizard'] },
      },
      { id: 'crown', name: words('Crown'), sort: 'device', points: 100, bearers: { types: ['general'] } },
      {
        id: 'scroll',
        name: words('Scroll'),
        sort: 'device',
        points: 20,
        bearers: { types: ['wizard'], units: ['runesmith'] },
      },
      {
        id: 'rune',
        name: words('Rune'),
        sort: 'weapon',
        points: 15,
        bearers: { types: ['general'] },
        armies: ['dwarfs'],
      },
    ],
    gear: [
      {
        id: 'ram',
        name: words('Ram'),
        points: 10,
        side: 'besieger',
        attachesTo: ['infantry'],
        hits: 3,
        armour: 3,
      },
      { id: 'oil', name: words('Oil'), points: 5, side: 'besieged' },
    ],
    ...changes,
  };
}

export function spellFile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const effect = words('It burns.');
  return {
    version: 1,
    edition: 'test',
    lores: [
      {
        army: 'empire',
        spells: [
          { id: 'fire', name: words('Fire'), difficulty: 5, range: 30, effect },
          { id: 'leap', name: words('Leap'), difficulty: 2, reach: 'self', effect },
        ],
      },
      { army: 'dwarfs', rules: words('They undo spells.'), spells: [] },
    ],
    ...changes,
  };
}

function sound<T>(checked: { ok: true; value: T } | { ok: false; faults: readonly unknown[] }): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}
export const empire: ArmyList = sound(checkArmyList(armyFile()));
export const armoury: Armoury = sound(checkArmoury(armouryFile()));

export function entry(unit: string, count = 1, more: Partial<RosterEntry> = {}): RosterEntry {
  return { unit, count, items: [], ...more };
}
