import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armoury, empire, entry } from '../../test/sample-army.js';
import { describeInputFault } from '../input/describe-fault.js';
import { checkRoster } from './check-roster.js';
import { judgeRoster, readRoster } from './read-roster.js';
import type { RosterEntry, RosterReport } from './roster.js';

function judged(size: number, ...entries: RosterEntry[]): RosterReport {
  return checkRoster(empire, armoury, { army: 'empire', size, entries });
}

/** The faults of a roster that has its General and as many halberdiers as it needs. */
function faultsOf(size: number, ...more: RosterEntry[]): string[] {
  const needed = 2 * Math.floor(size / 1000);
  const entries = [entry('general'), ...(needed > 0 ? [entry('halberdiers', needed)] : []), ...more];
  return judged(size, ...entries).faults.map(({ code, where }) => `${code} ${where}`);
}

test('a legal army of 2,000 has its cost, its units and its break point', () => {
  const report = judged(
    2000,
    entry('general', 1, { items: ['sword'], mount: 'griffon' }),
    entry('wizard', 1, { mount: 'altar' }),
    entry('runesmith', 1, { items: ['scroll'] }),
    entry('halberdiers', 5),
    entry('knights', 4),
    entry('knights', 1, { items: ['banner'] }),
    entry('flagellants', 2),
    entry('skirmishers', 3),
    entry('levy', 2),
    entry('ram'),
    entry('oil', 2),
  );
  const characters = 125 + 10 + 80 + 45 + 15 + 90 + 20;
  const troops = 5 * 45 + 5 * 110 + 50 + 2 * 70 + 3 * 25 + 2 * 30 + 10 + 10;
  expect(report).toEqual({ total: characters + troops, units: 12, breakPoint: 6, faults: [] });
});

describe('limits', () => {
  test('there is exactly one General', () => {
    expect(judged(1000, entry('halberdiers', 2)).faults).toEqual([
      { code: 'ROSTER_GENERALS', where: 'entries', parameters: { count: 0 } },
    ]);
    expect(faultsOf(1000, entry('general'))).toEqual(['ROSTER_GENERALS entries']);
  });

  test('minimums grow with whole thousands and a part of one adds nothing', () => {
    const with3 = (size: number): unknown => judged(size, entry('general'), entry('halberdiers', 3)).faults;
    expect(with3(1999)).toEqual([]);
    expect(with3(2000)).toEqual([
      {
        code: 'ROSTER_TOO_FEW',
        where: 'entries',
        parameters: { unit: 'halberdiers', count: 3, least: 4, size: 2000 },
      },
    ]);
  });

  test('maximums grow with whole thousands, whatever the number of entries', () => {
    expect(faultsOf(2000, entry('flagellants'), entry('flagellants'))).toEqual([]);
    expect(faultsOf(2999, entry('flagellants', 2), entry('flagellants'))).toEqual([
      'ROSTER_TOO_MANY entries',
    ]);
    expect(faultsOf(999, entry('flagellants'), entry('knights'))).toEqual(['ROSTER_TOO_MANY entries']);
  });

  test('what is once per army is once in the biggest army', () => {
    expect(faultsOf(5000, entry('tank', 2))).toEqual(['ROSTER_ONCE_PER_ARMY entries']);
  });

  test('the points agreed on are not exceeded, and need not be spent', () => {
    expect(faultsOf(1000, entry('knights', 8))).toEqual(['ROSTER_POINTS_EXCEEDED entries']);
    expect(faultsOf(1000)).toEqual([]);
  });

  test('an id that the list does not have is a fault and costs nothing', () => {
    const report = judged(
      1000,
      entry('general'),
      entry('halberdiers', 2),
      entry('dragon', 9, { mount: 'horse' }),
    );
    expect(report.faults).toEqual([
      { code: 'ROSTER_UNIT_UNKNOWN', where: 'entries[2]', parameters: { unit: 'dragon' } },
    ]);
    expect([report.units, report.breakPoint]).toEqual([2, 1]);
  });
});

describe('what joins units', () => {
  test('skirmishers need a unit each, and are none', () => {
    expect(faultsOf(1000, entry('skirmishers', 2))).toEqual([]);
    expect(faultsOf(1000, entry('skirmishers', 3))).toEqual(['ROSTER_ATTACHED_TOO_MANY entries']);
  });

  test('a ram needs infantry to push it, oil nobody', () => {
    expect(faultsOf(1000, entry('ram', 3), entry('oil', 9))).toEqual(['ROSTER_ATTACHED_TOO_MANY entries']);
  });
});

test('gear that no unit of the army can push is refused', () => {
  const sled = {
    ...armoury,
    gear: armoury.gear.map((one) => ({ ...one, attachesTo: ['chariot'] as const })),
  };
  const entries = [entry('general'), entry('halberdiers', 2), entry('ram')];
  expect(checkRoster(empire, sled, { army: 'empire', size: 1000, entries }).faults).toEqual([
    { code: 'ROSTER_ATTACHED_TOO_MANY', where: 'entries', parameters: { unit: 'ram', count: 1, hosts: 0 } },
  ]);
});

describe('magic items', () => {
  test('a bearer has one', () => {
    expect(faultsOf(2000, entry('knights', 1, { items: ['banner', 'sword'] }))).toEqual([
      'ROSTER_ITEMS_TOO_MANY entries[2]',
    ]);
  });

  test('an item appears once in an army, and an entry of two gives it to both', () => {
    const knights = entry('knights', 1, { items: ['banner'] });
    expect(faultsOf(2000, knights, knights)).toEqual(['ROSTER_ITEM_TAKEN entries']);
    expect(faultsOf(2000, entry('knights', 2, { items: ['banner'] }))).toEqual(['ROSTER_ITEM_TAKEN entries']);
  });

  test('each kind of item has its bearers', () => {
    expect(faultsOf(2000, entry('hero', 1, { items: ['banner'] }))).toEqual([
      'ROSTER_ITEM_BEARER entries[2]',
    ]);
    expect(faultsOf(2000, entry('hero', 1, { items: ['scroll'] }))).toEqual([
      'ROSTER_ITEM_BEARER entries[2]',
    ]);
    expect(faultsOf(2000, entry('cannon', 1, { items: ['sword'] }))).toEqual([
      'ROSTER_ITEM_BEARER entries[2]',
    ]);
    expect(faultsOf(2000, entry('skirmishers', 1, { items: ['sword'] }))).toEqual([
      'ROSTER_ITEM_BEARER entries[2]',
    ]);
    expect(faultsOf(2000, entry('ram', 1, { items: ['sword'] }))).toEqual(['ROSTER_ITEM_BEARER entries[2]']);
  });

  test('an item of another army, or of none, is refused', () => {
    expect(faultsOf(1000, entry('wizard', 1, { items: ['rune'] }))).toEqual([
      'ROSTER_ITEM_NOT_FOR_ARMY entries[2]',
      'ROSTER_ITEM_BEARER entries[2]',
    ]);
    expect(faultsOf(1000, entry('wizard', 1, { items: ['spoon'] }))).toEqual([
      'ROSTER_ITEM_UNKNOWN entries[2]',
    ]);
    expect(faultsOf(1000, entry('nobody', 1, { items: ['crown'] }))).toEqual([
      'ROSTER_UNIT_UNKNOWN entries[2]',
    ]);
  });
});

describe('mounts', () => {
  test('only those ride it who may', () => {
    expect(faultsOf(1000, entry('wizard', 1, { mount: 'griffon' }))).toEqual([
      'ROSTER_MOUNT_RIDER entries[2]',
    ]);
    expect(faultsOf(1000, entry('knights', 1, { mount: 'griffon' }))).toEqual([
      'ROSTER_MOUNT_RIDER entries[2]',
    ]);
    expect(faultsOf(1000, entry('hero', 1, { mount: 'cow' }))).toEqual(['ROSTER_MOUNT_UNKNOWN entries[2]']);
  });

  test('they have limits of their own', () => {
    expect(faultsOf(2000, entry('hero', 2, { mount: 'griffon' }))).toEqual([]);
    expect(faultsOf(2000, entry('hero', 3, { mount: 'griffon' }))).toEqual(['ROSTER_MOUNT_TOO_MANY entries']);
    expect(faultsOf(2000, entry('hero', 4, { mount: 'horse' }))).toEqual([]);
  });

  test('there is one War Altar however big the army', () => {
    expect(faultsOf(4000, entry('wizard', 2, { mount: 'altar' }))).toEqual([
      'ROSTER_MOUNT_ONCE_PER_ARMY entries',
    ]);
  });
});

describe('the document', () => {
  const document = {
    army: 'empire',
    size: 1000,
    entries: [{ unit: 'general' }, { unit: 'halberdiers', count: 2 }],
  };

  test('a document of the command line is judged by the list of its army', () => {
    expect(judgeRoster(document, [empire], armoury)).toEqual({
      ok: true,
      value: { total: 215, units: 2, breakPoint: 1, faults: [] },
    });
  });

  test('a document without a known army is refused', () => {
    expect(judgeRoster({ ...document, army: 'elves' }, [empire], armoury)).toEqual({
      ok: false,
      faults: [{ code: 'ROSTER_ARMY_UNKNOWN', where: 'army', parameters: { army: 'elves' } }],
    });
  });

  test('all that cannot be read is listed', () => {
    const read = readRoster({
      size: 1.5,
      entries: ['x', { unit: '', count: 0, items: [1], mount: 2 }, { count: 1e9 }],
    });
    expect(read.ok ? [] : read.faults.map(({ where }) => where)).toEqual([
      'army',
      'size',
      'entries[0]',
      'entries[1].unit',
      'entries[1].count',
      'entries[1].items[0]',
      'entries[1].mount',
      'entries[2].unit',
      'entries[2].count',
    ]);
  });

  test('every fault is a sentence in both languages', () => {
    const [fault] = judged(1000, entry('general'), entry('halberdiers')).faults;
    expect(fault && describeInputFault(fault, 'en', () => 'Halberdiers')).toBe(
      'The army has 1 of “Halberdiers”; 1000 points need at least 2.',
    );
    expect(fault && describeInputFault(fault, 'es')).toBe(
      'El ejército tiene 1 de «halberdiers»; con 1000 puntos hacen falta al menos 2.',
    );
  });

  const ids = ['general', 'hero', 'wizard', 'knights', 'ram', 'skirmishers', '__proto__', 'constructor', 'x'];
  const others = ['griffon', 'altar', 'sword', 'banner', 'rune', '__proto__'];
  const anyEntry = fc.record(
    {
      unit: fc.constantFrom(...ids),
      count: fc.integer({ min: 1, max: 6 }),
      items: fc.array(fc.constantFrom(...others), { maxLength: 2 }),
      mount: fc.constantFrom(...others),
    },
    { requiredKeys: ['unit'] },
  );

  test('nothing makes the door throw, and every fault can be said', () => {
    const entries = fc.oneof(fc.array(anyEntry), fc.array(fc.jsonValue()), fc.jsonValue());
    const any = fc.oneof(
      fc.record({ army: fc.constant('empire'), size: fc.integer({ min: 1, max: 9000 }), entries }),
      fc.anything({ withNullPrototype: true }),
    );
    fc.assert(
      fc.property(any, (input) => {
        const result = judgeRoster(input, [empire], armoury);
        const faults = result.ok ? result.value.faults : result.faults;
        for (const fault of faults) {
          expect(describeInputFault(fault, 'en')).not.toMatch(/undefined|\[object/);
          expect(describeInputFault(fault, 'es')).not.toMatch(/undefined|\[object/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the order of entries changes neither cost nor number nor faults', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 100 }), (entries) => {
        const look = (listed: unknown[]): unknown => {
          const result = judgeRoster({ army: 'empire', size: 2000, entries: listed }, [empire], armoury);
          if (!result.ok) throw new Error('refused');
          const { total, units, breakPoint, faults } = result.value;
          return [total, units, breakPoint, faults.map(({ code }) => code).sort()];
        };
        expect(look([...entries].reverse())).toEqual(look(entries));
      }),
    );
  });

  test('ten thousand entries are refused without looking at one', () => {
    let looked = 0;
    const entries = Array.from({ length: 10_000 }, () => ({
      get unit() {
        looked += 1;
        return 'halberdiers';
      },
    }));
    expect(judgeRoster({ army: 'empire', size: 2000, entries }, [empire], armoury)).toEqual({
      ok: false,
      faults: [
        { code: 'ROSTER_ENTRIES_TOO_MANY', where: 'entries', parameters: { count: 10_000, most: 200 } },
      ],
    });
    expect(looked).toBe(0);
  });

  test('an army of ten thousand in one entry is refused', () => {
    const entries = [{ unit: 'halberdiers', count: 10_000 }];
    expect(judgeRoster({ army: 'empire', size: 2000, entries }, [empire], armoury)).toMatchObject({
      ok: false,
      faults: [{ code: 'ROSTER_PIECES_TOO_MANY' }],
    });
  });
});
