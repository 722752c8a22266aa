import { describe, expect, test } from 'vitest';
import { armoury, armouryFile, armyFile, empire, entry, spellFile } from '../../test/sample-army.js';
import { describeInputFault } from '../input/describe-fault.js';
import type { Checked, InputFault, InputFaultCode } from '../input/fault.js';
import { inputFaultSentences } from '../input/fault-sentences.js';
import type { MusterRoll } from '../veterans/muster-roll.js';
import { checkArmoury } from './check-armoury.js';
import { checkArmyList } from './check-army-list.js';
import { checkRoster } from './check-roster.js';
import { checkSpells } from './check-spells.js';
import { judgeRoster, readRoster } from './read-roster.js';
import { type RosterEntry, rosterBounds, type RosterTerms } from './roster.js';
import { parseRosterFile } from './text/parse-roster-file.js';
import { parseRosterText } from './text/parse-roster.js';

type Faults = readonly InputFault[];
type RosterCode = Extract<InputFaultCode, `ROSTER_${string}`> | 'ARMY_NOT_STANDING';
/** Those of the ledger are no faults of a list or a roster. */
type LedgerCode = 'ARMY_RECRUITS_TOO_DEAR' | 'ARMY_LINE_MISSING' | 'ARMY_GENERAL_STAYS';
type ListCode = Exclude<Extract<InputFaultCode, `ARMY_${string}`>, RosterCode | LedgerCode>;

const of = (checked: Checked<unknown>): Faults => (checked.ok ? [] : checked.faults);

/** The faults of a legal army of 1,000 points with something more. */
function army(more: readonly RosterEntry[], terms: RosterTerms = {}): Faults {
  const entries = [entry('general'), entry('halberdiers', 2), ...more];
  return checkRoster(empire, armoury, { army: 'empire', size: 1000, entries }, terms).faults;
}

const won = { turn: 1, battle: '1' };
const roll: MusterRoll = {
  veterans: [
    { name: 'Reds', unit: 'halberdiers', honour: 'tough-as-rock', won },
    { name: 'Ghosts', unit: 'knights', honour: 'tough-as-rock', won, lost: { turn: 2, battle: '2' } },
  ],
};
const veteran = (unit: string, name: string, count = 1) => entry(unit, count, { veteran: name });
const library = { lists: [empire], armoury };
const pasted = (text: string) => of(parseRosterText(text, library, { army: 'empire', size: 1000 }));

/** A code that is new to the rules does not compile until something here brings it about. */
const rosters: Readonly<Record<RosterCode, () => Faults>> = {
  ROSTER_ARMY_UNKNOWN: () =>
    of(judgeRoster({ army: 'elfs', size: 1000, entries: [] }, library.lists, armoury)),
  ROSTER_UNIT_UNKNOWN: () => army([entry('dragon')]),
  ROSTER_GENERALS: () => army([entry('general')]),
  ROSTER_TOO_FEW: () =>
    checkRoster(empire, armoury, { army: 'empire', size: 1000, entries: [entry('general')] }).faults,
  ROSTER_TOO_MANY: () => army([entry('flagellants', 2)]),
  ROSTER_ONCE_PER_ARMY: () => army([entry('tank', 2)]),
  ROSTER_POINTS_EXCEEDED: () => army([entry('knights', 8)]),
  ROSTER_ITEM_UNKNOWN: () => army([entry('hero', 1, { items: ['orb'] })]),
  ROSTER_ITEM_NOT_FOR_ARMY: () => army([entry('hero', 1, { items: ['rune'] })]),
  ROSTER_ITEM_BEARER: () => army([entry('hero', 1, { items: ['crown'] })]),
  ROSTER_ITEMS_TOO_MANY: () => army([entry('knights', 1, { items: ['banner', 'sword'] })]),
  ROSTER_ITEM_TAKEN: () => army([entry('knights', 2, { items: ['banner'] })]),
  ROSTER_MOUNT_UNKNOWN: () => army([entry('hero', 1, { mount: 'mule' })]),
  ROSTER_MOUNT_RIDER: () => army([entry('wizard', 1, { mount: 'griffon' })]),
  ROSTER_MOUNT_TOO_MANY: () => army([entry('hero', 2, { mount: 'griffon' })]),
  ROSTER_MOUNT_ONCE_PER_ARMY: () => army([entry('wizard', 2, { mount: 'altar' })]),
  ROSTER_ATTACHED_TOO_MANY: () => army([entry('skirmishers', 3)]),
  ROSTER_ENTRIES_TOO_MANY: () =>
    of(
      readRoster({
        army: 'empire',
        size: 1000,
        entries: Array.from({ length: rosterBounds.entries + 1 }, () => entry('levy')),
      }),
    ),
  ROSTER_PIECES_TOO_MANY: () =>
    of(readRoster({ army: 'empire', size: 1000, entries: [entry('levy', rosterBounds.pieces + 1)] })),
  ROSTER_GEAR_NO_SIEGE: () => army([entry('ram')], { siege: 'none' }),
  ROSTER_GEAR_SIDE: () => army([entry('ram')], { siege: 'besieged' }),
  ROSTER_VETERAN_COUNT: () => army([veteran('halberdiers', 'Reds', 2)], { roll }),
  ROSTER_VETERAN_TYPE: () => army([veteran('cannon', 'Reds')], { roll }),
  ROSTER_VETERAN_TWICE: () =>
    army([veteran('halberdiers', 'Reds'), veteran('halberdiers', 'Reds')], { roll }),
  ROSTER_VETERAN_UNKNOWN: () => army([veteran('halberdiers', 'Blues')], { roll }),
  ROSTER_VETERAN_FALLEN: () => army([veteran('knights', 'Ghosts')], { roll }),
  ROSTER_VETERAN_OTHER_UNIT: () => army([veteran('knights', 'Reds')], { roll }),
  ROSTER_TEXT_TOO_LONG: () => of(parseRosterFile(' '.repeat(rosterBounds.text + 1))),
  ROSTER_TEXT_BROKEN: () => of(parseRosterFile('{')),
  ROSTER_TEXT_EMPTY: () => pasted('\n\n'),
  ARMY_NOT_STANDING: () =>
    army([entry('knights')], {
      standing: { lines: [entry('general'), entry('halberdiers', 2)], garrison: 100 },
    }),
};

const words = { en: 'x', es: 'x' };
const general = { id: 'general', name: words, type: 'general', size: 1, points: 125 };
const foot = { id: 'foot', name: words, type: 'infantry', size: 3, points: 50 };
const griffon = { id: 'griffon', name: words, type: 'monster', points: 80, riders: ['general'] };
const list = (units: readonly object[], mounts: readonly object[] = []) =>
  of(checkArmyList(armyFile({ units, mounts })));
const spell = { id: 'fire', name: words, difficulty: 5, effect: words };
const orb = { id: 'orb', name: words, sort: 'device', points: 30, bearers: { types: [] } };

const lists: Readonly<Record<ListCode, () => Faults>> = {
  ARMY_GENERALS: () => list([foot]),
  ARMY_CHARACTER_SIZE: () => list([{ ...general, size: 3 }]),
  ARMY_CHARACTER_ATTACHED: () => list([{ ...general, attachesTo: ['infantry'] }]),
  ARMY_GENERAL_LIMITED: () => list([{ ...general, max: 1 }]),
  ARMY_RIDER_UNKNOWN: () => list([general], [{ ...griffon, riders: ['ghost'] }]),
  ARMY_RIDER_NOT_CHARACTER: () => list([general, foot], [{ ...griffon, riders: ['foot'] }]),
  ARMY_ITEM_BEARERLESS: () => of(checkArmoury(armouryFile({ items: [orb] }))),
  ARMY_ATTACK_UNREADABLE: () => list([general, { ...foot, attack: 'lots' }]),
  ARMY_ATTACK_ADDS: () => list([general, { ...foot, attack: '+3' }]),
  ARMY_ATTACK_ADDS_NOT: () => list([{ ...general, attack: '2' }]),
  ARMY_RANGE_MISSING: () => list([general, { ...foot, attack: '3/1' }]),
  ARMY_RANGE_NEEDLESS: () => list([general, { ...foot, attack: '3', range: 30 }]),
  ARMY_MINIMUM_TOO_DEAR: () => list([general, { ...foot, min: 20 }]),
  ARMY_SPELL_REACH: () => of(checkSpells(spellFile({ lores: [{ army: 'empire', spells: [spell] }] }))),
};

describe.each([
  ['a roster', Object.entries(rosters)],
  ['an army list', Object.entries(lists)],
])('faults of %s', (_, faults) => {
  test.each(faults)('%s is found, and told in both languages with its figures and names', (code, bring) => {
    const found = bring().find((fault) => fault.code === code);
    if (!found) throw new Error(`${code} did not come about: ${JSON.stringify(bring())}`);
    const sentences = (['en', 'es'] as const).map((language) => describeInputFault(found, language));
    expect(new Set(sentences).size).toBe(2);
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/[{}]|undefined|NaN|\[object/);
      expect(sentence).toMatch(/^[“«A-ZÁÉ].*\.$/u);
    }
    // Both languages tell the same things.
    const told = (['en', 'es'] as const).map((language) =>
      [...inputFaultSentences[found.code][language].matchAll(/\{(\w+)\}/g)].map(([, field]) => field).sort(),
    );
    expect(told[0]).toEqual(told[1]);
  });
});
