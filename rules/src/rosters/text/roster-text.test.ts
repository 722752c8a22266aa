import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { armoury, armyFile, empire } from '../../../test/sample-army.js';
import { shippedArmies, shippedArmoury, shippedArmy } from '../../../test/shipped-armies.js';
import { checkArmyList } from '../check-army-list.js';
import { rosterNames } from '../catalogue.js';
import type { ArmyList } from '../army-list.js';
import { type Roster, rosterBounds } from '../roster.js';
import { editDistance } from './edit-distance.js';
import { formatRosterFile, formatRosterText } from './format-roster.js';
import { parseRosterFile } from './parse-roster-file.js';
import { parseRosterText, type ReadRosterText, type TextKnowledge } from './parse-roster.js';
import { describeTextQuestion, describeTextRemark } from './text-question.js';

const library = { lists: shippedArmies.map(shippedArmy), armoury: shippedArmoury() };

function read(text: string, known: TextKnowledge = { army: 'empire', size: 2000 }): ReadRosterText {
  const parsed = parseRosterText(text, library, known);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}
const counted = (text: string): unknown => read(text).entries.map(({ unit, count }) => [unit, count]);

test('the honours of veterans are told below, and read over when the text comes back', () => {
  const roster: Roster = {
    army: 'empire',
    size: 2000,
    entries: [{ unit: 'knights', count: 1, items: [], veteran: 'The Old Ones' }],
  };
  const honours = new Map([['The Old Ones', 'tough-as-rock']] as const);
  const list = shippedArmy('empire');
  const text = formatRosterText(list, library.armoury, roster, 'en', honours);
  expect(text).toContain('\n// "The Old Ones": Tough as rock\n');
  expect(formatRosterText(list, library.armoury, roster, 'es', honours)).toContain('Duros como rocas');
  expect(read(text)).toMatchObject({ roster, questions: [], remarks: [] });
});

describe('counts', () => {
  test.each([
    '3 Halberdiers',
    '3x Halberdiers',
    '3 x Halberdiers',
    '3 × halberdier',
    '3xHalberdiers',
    'x3 Halberdiers',
    'Halberdiers x3',
    'Halberdiers (x3)',
    'Halberdiers: 3',
    'Halberdiers - 3',
    'Halberdiers, 3',
    '(3) Halberdiers',
    '- 3 Halberdiers (135)',
    '* 3 Halberdiers - 135 pts',
    '• Alabarderos x3 [45 puntos cada una]',
    '**3 ALABARDEROS** (135)',
    '3 alabarderos = 135',
    '| 3 | Halberdiers | 135 |',
    '3;Halberdiers;135',
    'three Halberdiers',
    'Three units of Halberdiers',
    'tres unidades de alabarderos (135)',
    '3 units of Halberdiers',
    'tres alabarderos - 135',
    'Halberdiers\t3\t135',
    'Halberdiers\t3',
    '| Halberdiers | 3 | 135 |',
    'Halberdiers,3,135',
    '⚔️ 3 Halberdiers',
    '🏹🏹 3 Halberdiers 🔥',
    '\u202e3 Halberdiers',
    '3 Halber\u0000diers\u200f',
    '\u200e[18/11/26, 20:14:03] Bruno: 3 Halberdiers',
    '18/11/2026, 8:14 p. m. - Bruno el Rojo: 3 alabarderos',
  ])('“%s” is three units of Halberdiers', (line) => {
    expect(counted(line)).toEqual([['halberdiers', 3]]);
    expect(read(line).remarks).toEqual([]);
  });

  test('none is none, and a number word in a name is no count', () => {
    expect(counted('0 Cannon\n1 Hero')).toEqual([['hero', 1]]);
    const list = shippedArmy('empire');
    const units = list.units.map((unit) =>
      unit.id === 'halberdiers' ? { ...unit, name: { en: 'Three Sisters', es: 'Tres Hermanas' } } : unit,
    );
    const own = { ...library, lists: [{ ...list, units }] };
    for (const [line, count] of [
      ['Three Sisters', 1],
      ['two Three Sisters', 2],
      ['2 tres hermanas', 2],
    ] as const) {
      const parsed = parseRosterText(line, own, { army: 'empire', size: 2000 });
      expect([line, parsed]).toMatchObject([
        line,
        { ok: true, value: { entries: [{ unit: 'halberdiers', count }], questions: [] } },
      ]);
    }
  });

  test('a list in one line is read unit by unit, with what each carries', () => {
    const text =
      'Empire 1000: General (Griffon, Crown of Command), 3 Halberdiers, 2 Crossbowmen; two Knights';
    expect(read(text, {})).toMatchObject({
      army: 'empire',
      size: 1000,
      questions: [],
      roster: {
        entries: [
          { unit: 'general', mount: 'griffon', items: ['crown-of-command'], count: 1 },
          { unit: 'halberdiers', count: 3 },
          { unit: 'crossbowmen', count: 2 },
          { unit: 'knights', count: 2 },
        ],
      },
    });
  });

  test('what mounts and items cost behind their names is not the price of the line', () => {
    expect(read('General [Griffon +80, Crown of Command + 100 pts]')).toMatchObject({
      entries: [{ unit: 'general', mount: 'griffon', items: ['crown-of-command'] }],
      remarks: [],
    });
  });

  test('one is meant where no number stands, and a price is no count', () => {
    expect(counted('General\nCannon: 85\nSteam Tank 120 pts')).toEqual([
      ['general', 1],
      ['cannon', 1],
      ['steam-tank', 1],
    ]);
  });

  test('a number that may be a count or a price is asked about', () => {
    const [question] = read('Halberdiers: 90').questions;
    expect(question).toMatchObject({ kind: 'count', suggestions: ['1', '2'] });
    const answers = { [question?.key as string]: '2' };
    expect(read('Halberdiers: 90', { army: 'empire', size: 2000, answers }).roster?.entries).toEqual([
      { unit: 'halberdiers', count: 2, items: [] },
    ]);
    expect(read('3. Knights').questions).toMatchObject([{ kind: 'count', suggestions: ['1', '3'] }]);
    expect(read('Knights (330)').questions).toMatchObject([{ kind: 'count', suggestions: ['1', '3'] }]);
  });
});

describe('slips', () => {
  const text = 'Empire, 2000 points\n1 General [Grifon]\n4 Halbediers\n2 Crosbowmen';

  test('a slip is asked about and never guessed', () => {
    const { roster, entries, questions } = read(text, {});
    expect(roster).toBeUndefined();
    expect(entries).toEqual([]);
    expect(
      questions.map(({ kind, line, written, suggestions }) => [kind, line, written, suggestions]),
    ).toEqual([
      ['extra', 2, 'Grifon', ['mount:griffon']],
      ['line', 3, 'Halbediers', ['halberdiers']],
      ['line', 4, 'Crosbowmen', ['crossbowmen']],
    ]);
    const name = rosterNames(shippedArmy('empire'), library.armoury, 'en');
    expect(questions.map((one) => describeTextQuestion(one, 'en', name))).toEqual([
      'Line 2, “Grifon”: did you mean Griffon?',
      'Line 3, “Halbediers”: did you mean Halberdiers?',
      'Line 4, “Crosbowmen”: did you mean Crossbowmen?',
    ]);
  });

  test('answers are taken, and leaving something out is an answer', () => {
    const answers = { 'extra:grifon': '', 'line:halbediers': 'halberdiers', 'line:crosbowmen': '' };
    expect(read(text, { answers }).roster).toEqual({
      army: 'empire',
      size: 2000,
      entries: [
        { unit: 'general', count: 1, items: [] },
        { unit: 'halberdiers', count: 4, items: [] },
      ],
    });
  });

  test('a name that several lines share is asked about', () => {
    expect(read('2 Knight', { army: 'bretonnia', size: 1000 }).entries).toMatchObject([{ unit: 'knights' }]);
    expect(read('2 Goblin', { army: 'orcs', size: 1000 }).entries).toMatchObject([{ unit: 'goblins' }]);
    const [question] = read('2 Skeleton', { army: 'undead', size: 1000 }).entries;
    expect(question).toMatchObject({ unit: 'skeletons' });
    expect(read('1 Shaman', { army: 'orcs', size: 1000 }).questions[0]?.suggestions).toEqual([
      'orc-shaman',
      'goblin-shaman',
    ]);
  });

  test('what is like nothing is asked about without a suggestion', () => {
    const { questions } = read('1 General\n2 Zeppelins\nand that is all of it');
    expect(questions.map(({ written, suggestions }) => [written, suggestions])).toEqual([
      ['Zeppelins', []],
      ['and that is all of it', []],
    ]);
    expect(describeTextQuestion(questions[0]!, 'es')).toContain('nada de la lista de ejército se llama así');
  });

  test('a second mount is asked about', () => {
    expect(read('1 Wizard [Griffon, War Altar]').questions).toMatchObject([
      { kind: 'extra', written: 'war-altar' },
    ]);
  });
});

describe('army and points', () => {
  test('without an army the likely ones are suggested, by the units that they have', () => {
    const { questions, roster } = read('1 General\n4 Halberdiers\n2 Pistoliers', {});
    expect(roster).toBeUndefined();
    expect(questions).toMatchObject([
      { kind: 'army', suggestions: ['empire', expect.any(String), expect.any(String)] },
    ]);
    expect(read('4 Halberdiers', { answers: { 'army:': 'empire', 'size:': '1000' } }).roster).toMatchObject({
      army: 'empire',
      size: 1000,
    });
  });

  test('a slip in the army is asked about', () => {
    expect(read('Army: Empyre, 1000 points\n2 Halberdiers', {}).questions).toMatchObject([
      { kind: 'army', written: 'Empyre', suggestions: ['empire'] },
    ]);
  });

  test('without points the next five hundred are suggested', () => {
    expect(read('Empire\n12 Halberdiers', {}).questions).toMatchObject([
      { kind: 'size', suggestions: ['1000'] },
    ]);
  });

  test('what differs from what was known or is added up wrong is remarked upon', () => {
    const { remarks } = read('Orcs, 1000 points\n3 Halberdiers (130)\nTotal: 130', {
      army: 'empire',
      size: 2000,
    });
    expect(remarks.map((one) => describeTextRemark(one, 'en'))).toEqual([
      'Line 1 names the army orcs; the text was read as empire.',
      'Line 1 says 1000 points; the roster is for 2000.',
      'Line 2 says 130 points; by the army list it is 135.',
      'Line 3 gives a total of 130; by the army list it is 135.',
    ]);
  });
});

const anyRoster = (list: ArmyList): fc.Arbitrary<Roster> =>
  fc.record(
    {
      // A title is one line with single spaces.
      name: fc
        .string({ minLength: 1, maxLength: 30 })
        .map((name) => name.replace(/\s+/gu, ' ').trim())
        .filter((name) => /^[^#]/u.test(name)),
      army: fc.constant(list.id),
      size: fc.integer({ min: 1, max: 100_000 }),
      entries: fc.array(
        fc.record(
          {
            unit: fc.constantFrom(...list.units, ...armoury.gear).map(({ id }) => id),
            count: fc.integer({ min: 1, max: 99 }),
            items: fc.array(
              fc
                .constantFrom(...armoury.items)
                .filter((i) => i.armies?.includes(list.id) !== false)
                .map(({ id }) => id),
              { maxLength: 2 },
            ),
            mount: fc.constantFrom(...list.mounts).map(({ id }) => id),
            veteran: fc
              .oneof(
                fc.string({ minLength: 1, maxLength: 40 }),
                fc.constantFrom('“Ñu”\n', '\\"', '(3) x 4', '\u2028é'),
              )
              .map((name) => name.trim())
              .filter((name) => name !== ''),
          },
          { requiredKeys: ['unit', 'count', 'items'] },
        ),
        { minLength: 1, maxLength: 12 },
      ),
    },
    { requiredKeys: ['army', 'size', 'entries'] },
  );

test('every roster comes back from its text and from its file, whatever its veterans are called', () => {
  fc.assert(
    fc.property(anyRoster(empire), fc.constantFrom('en', 'es'), (roster, language) => {
      const text = formatRosterText(empire, armoury, roster, language);
      const parsed = parseRosterText(text, { lists: [empire], armoury });
      expect(parsed.ok && [parsed.value.questions, parsed.value.roster]).toEqual([[], roster]);
      expect(parseRosterFile(formatRosterFile(roster))).toEqual({ ok: true, value: roster });
    }),
    { numRuns: 100 },
  );
});

test('a name has no signs that cannot be seen, or that turn round what follows', () => {
  const named = (name: string) =>
    JSON.stringify({ name, army: 'empire', size: 1000, entries: [{ unit: 'hero' }] });
  for (const [written, name] of [
    ['My \u0000\u202e army\u2066', 'My army'],
    ['One\nTwo', 'One Two'],
    ['\u202e\u0007', undefined],
    ['🔥 Los 👨‍👩‍👧 Hermanos', '🔥 Los 👨‍👩‍👧 Hermanos'],
  ] as const) {
    const file = parseRosterFile(named(written));
    expect(file.ok && [written, file.value.name]).toEqual([written, name]);
    if (!written.includes('\n')) expect(read(`# ${written}\n1 Hero`).name).toBe(name);
  }
});

test('names that could be taken for something else are written by their ids', () => {
  const awkward = [
    'X Riders',
    'Knights, Old',
    'Dragon (Red)',
    '3 Heads',
    'Wolves x2',
    'Total',
    'Ogres on foot',
    'A'.repeat(90),
    'Troll - 5',
  ];
  const file = armyFile();
  const [first] = file['units'] as object[];
  const units = [
    ...(file['units'] as object[]),
    ...awkward.map((name, index) => ({ ...first, id: `odd-${index}`, min: 0, name: { en: name, es: name } })),
  ];
  const checked = checkArmyList({ ...file, name: { en: 'Men 100', es: 'Total' }, units });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const entries = awkward.map((_, index) => ({ unit: `odd-${index}`, count: 2, items: [] }));
  const roster = { army: 'empire', size: 1000, entries };
  for (const language of ['en', 'es'] as const) {
    const text = formatRosterText(checked.value, armoury, roster, language);
    const parsed = parseRosterText(text, { lists: [checked.value], armoury });
    expect(parsed.ok && [parsed.value.questions, parsed.value.roster]).toEqual([[], roster]);
  }
});

describe('hostile texts', () => {
  test('a text beyond all bounds is refused before it is read', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const text = '3 Halberdiers\n'.repeat(10_000);
    const parsed = parseRosterText(text, library, { army: 'empire' });
    expect(parsed).toEqual({
      ok: false,
      faults: [
        {
          code: 'ROSTER_TEXT_TOO_LONG',
          where: '',
          parameters: { count: text.length, most: rosterBounds.text },
        },
      ],
    });
    expect(parseRosterFile('['.repeat(1e6))).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_TEXT_TOO_LONG' }],
    });
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  test('too many lines, lines too long, and nothing at all are refused', () => {
    expect(parseRosterText('1 Hero\n'.repeat(500), library)).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_ENTRIES_TOO_MANY' }],
    });
    expect(parseRosterText('1 Hero\n'.repeat(201), library, { army: 'empire', size: 9000 })).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_ENTRIES_TOO_MANY', parameters: { count: 201, most: 200 } }],
    });
    expect(parseRosterText('x'.repeat(501), library)).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_TEXT_TOO_LONG', parameters: { count: 501, most: 500 } }],
    });
    expect(parseRosterText('\n \n', library, { army: 'empire', size: 1 })).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_TEXT_EMPTY' }],
    });
    for (const nothing of ['', ' \n\t', '\u0000\u202e', '---\n***']) {
      expect(parseRosterText(nothing, library)).toMatchObject({ faults: [{ code: 'ROSTER_TEXT_EMPTY' }] });
    }
    expect(parseRosterText('99999 Halberdiers', library, { army: 'empire', size: 1000 })).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_PIECES_TOO_MANY', parameters: { count: 99_999, most: 2000 } }],
    });
    expect(parseRosterFile('{')).toMatchObject({ ok: false, faults: [{ code: 'ROSTER_TEXT_BROKEN' }] });
  });

  const nasty = [
    '((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((',
    '"""""""""""""""""""""""""""""\\\\\\\\\\\\\\\\\\\\\\\\\\\\"',
    'x x x x x x x x x x x x x x x x x x x x 9x 9x 9x 9x 9x 9x 9x',
    'and and and and with with with with on on on on y y y y & & & &',
    '1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1',
    '- - - - - - - - - - - - - - - - - = = = = = = = = = = = 99999999999',
    '\u0301\u0301\u0301\u0301 ǅ ﬀ \u{1F409} \u200f \ud800 \u0000',
    'constructor __proto__ toString 1 __proto__ [__proto__, constructor]',
  ];

  test('the work grows with the text and no faster', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const work = (lines: number): number => {
      normalize.mockClear();
      const text = Array.from(
        { length: lines },
        (_, index) => `${nasty[index % nasty.length]} ${index}`,
      ).join('\n');
      expect(parseRosterText(text, library, { army: 'empire', size: 1000 }).ok).toBe(true);
      return normalize.mock.calls.length;
    };
    const base = work(0 + 8);
    const [small, big] = [work(80) - base, work(320) - base];
    expect(big / small).toBeLessThan(4.8);
    expect(big).toBeLessThan(320 * 150);
    normalize.mockRestore();
  });

  test('nothing makes it throw, and every question can be asked', () => {
    const sign = fc.constantFrom(...'()[]{}"“”«»,;:+-=x×&|#*123 abcHero\n\t'.split(''));
    const line = fc.oneof(
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
      fc.constantFrom(...nasty),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const parsed = parseRosterText(lines.join('\n'), library, { army: 'empire', size: 1000 });
        if (!parsed.ok) return;
        for (const question of parsed.value.questions) {
          expect(describeTextQuestion(question, 'en')).not.toMatch(/undefined|\{/);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('distances count what was added, dropped, changed or swapped', () => {
  expect(editDistance('knights', 'knigths', 3)).toBe(1);
  expect(editDistance('', 'abc', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 5)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(editDistance(one, other, 20)).toBe(editDistance(other, one, 20));
      expect(editDistance(one, one, 20)).toBe(0);
    }),
  );
});
