import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  checkRoster,
  formatRosterFile,
  formatRosterText,
  parseRosterFile,
  parseRosterText,
  type ReadRosterText,
  type Roster,
} from '../src/index.js';
import { shippedArmies, shippedArmoury, shippedArmy } from './shipped-armies.js';

const folder = new URL('./rosters/', import.meta.url);
const files = readdirSync(folder).sort();
const library = { lists: shippedArmies.map(shippedArmy), armoury: shippedArmoury() };

/** Army, agreed points, points spent and units, added up by hand from the printed lists. */
const addedUp: Readonly<Record<string, readonly [string, number, number, number]>> = {
  '01-empire-plain-english.txt': ['empire', 2000, 1750, 20],
  '02-empire-counts-behind.txt': ['empire', 1000, 910, 10],
  '03-imperio-castellano-con-puntos.txt': ['empire', 2000, 1810, 17],
  '04-orcs-chat-bullets.txt': ['orcs', 2000, 1950, 22],
  '05-orcos-lista-de-mesa.txt': ['orcs', 1000, 870, 12],
  '06-undead-forum-post.txt': ['undead', 2000, 1950, 22],
  '07-no-muertos-mensaje.txt': ['undead', 1000, 855, 14],
  '08-chaos-spreadsheet.txt': ['chaos', 2000, 1915, 15],
  '09-caos-con-objetos.txt': ['chaos', 1000, 975, 9],
  '10-high-elves-numbers-first.txt': ['high-elves', 2000, 1960, 19],
  '11-altos-elfos-lista.txt': ['high-elves', 3000, 2930, 29],
  '12-dwarfs-short.txt': ['dwarfs', 1000, 865, 6],
  '13-enanos-con-corchetes.txt': ['dwarfs', 2000, 1940, 15],
  '14-bretonnia-prose.txt': ['bretonnia', 2000, 1930, 9],
  '15-bretonia-tabla.txt': ['bretonnia', 1000, 945, 4],
  '16-empire-siege.txt': ['empire', 3000, 2535, 29],
  '17-empire-veterans.txt': ['empire', 1000, 895, 9],
  '18-mixed-languages.txt': ['orcs', 2000, 1900, 22],
  '19-undead-ids.txt': ['undead', 2000, 1685, 25],
  '20-high-elves-voice-note.txt': ['high-elves', 1000, 915, 9],
};

function read(text: string): ReadRosterText {
  const parsed = parseRosterText(text, library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

function readFile(file: string): Roster {
  const { roster, questions, remarks } = read(readFileSync(new URL(file, folder), 'utf8'));
  expect({ questions, remarks }).toEqual({ questions: [], remarks: [] });
  return roster as Roster;
}

test('there are twenty lists as people write them, of every army', () => {
  expect(files).toEqual(Object.keys(addedUp));
  expect(files).toHaveLength(20);
  expect(new Set(Object.values(addedUp).map(([army]) => army))).toEqual(new Set(shippedArmies));
});

test.each(files)('%s is understood without a question, and adds up', (file) => {
  const roster = readFile(file);
  const report = checkRoster(shippedArmy(roster.army), library.armoury, roster);
  expect([roster.army, roster.size, report.total, report.units]).toEqual(addedUp[file]);
  expect(report.faults).toEqual([]);
});

test.each(files)('%s comes back the same from a text in either language and from a file', (file) => {
  const roster = readFile(file);
  const list = shippedArmy(roster.army);
  for (const language of ['en', 'es'] as const) {
    const { roster: again, remarks } = read(formatRosterText(list, library.armoury, roster, language));
    expect([again, remarks]).toEqual([roster, []]);
  }
  expect(parseRosterFile(formatRosterFile(roster))).toEqual({ ok: true, value: roster });
});

test('names, mounts, items and veterans are read for what they are', () => {
  expect(readFile('06-undead-forum-post.txt')).toMatchObject({
    name: 'The Dry Kings of the South',
    entries: [
      { unit: 'tomb-king', mount: 'chariot', items: ['crown-of-command'], count: 1 },
      { unit: 'liche-priest', count: 3 },
      { unit: 'liche-priest', mount: 'zombie-dragon', items: ['rod-of-repetition'] },
      { unit: 'skeletons', count: 6 },
      { unit: 'skeleton-bowmen', count: 6 },
      { unit: 'skeleton-cavalry', count: 4 },
      { unit: 'skeleton-chariots', count: 3 },
      { unit: 'carrion', count: 2 },
      { unit: 'sphinx', count: 1 },
    ],
  });
  const veterans = readFile('17-empire-veterans.txt').entries.map(({ veteran }) => veteran);
  expect(veterans.filter((name) => name !== undefined)).toEqual([
    'The Old Guard',
    "Marta's Crossbows",
    'Los de Siempre',
  ]);
});
