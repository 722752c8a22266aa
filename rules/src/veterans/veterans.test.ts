import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awardHonour, eligibleUnits, type HonourClaim } from './award-honour.js';
import { honourOf, honours, honourWords } from './honours.js';
import { checkFielded, loseHonours } from './lose-honours.js';
import { emptyRoll, type Fielded, type MusterRoll, standing, type Veteran } from './muster-roll.js';
import { describeVeteranRefusal } from './refusal.js';
import { renameVeteran } from './rename-veteran.js';

function fielded(id: string, more: Partial<Fielded> = {}): Fielded {
  return { id, unit: 'spears', type: 'infantry', destroyed: false, ...more };
}
function veteran(name: string, more: Partial<Veteran> = {}): Veteran {
  return { name, unit: 'spears', honour: 'guards', won: { turn: 1, battle: `of ${name}` }, ...more };
}
const fallen = { lost: { turn: 2, battle: 'x' } };

const army = [
  fielded('a'),
  fielded('b', { unit: 'knights', type: 'cavalry' }),
  fielded('c', { unit: 'cannon', type: 'artillery' }),
  fielded('d', { destroyed: true }),
  fielded('e', { veteran: 'Old Guard' }),
];
const claim: HonourClaim = {
  played: true,
  mark: { turn: 3, battle: 'field:x:A>B' },
  won: true,
  die: 3,
  unit: 'b',
  name: ' The Black Lances ',
  army,
};

function refusalsOf(changes: Partial<HonourClaim>, roll: MusterRoll = emptyRoll): string[] {
  const awarded = awardHonour(roll, { ...claim, ...changes });
  return awarded.ok ? [] : awarded.refusals.map(({ code }) => code);
}

describe('winning an honour', () => {
  test('the die gives the honour', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map(honourOf)).toEqual(honours);
    expect(honours.map((honour) => honourWords[honour].name.en)).toEqual([
      'Guards',
      'Loyal',
      'Ferocious',
      'Stubborn',
      'Vanguard',
      'Tough as rock',
    ]);
  });

  test('the winner writes a named unit on his roll', () => {
    const black = {
      name: 'The Black Lances',
      unit: 'knights',
      honour: 'ferocious',
      won: { turn: 3, battle: 'field:x:A>B' },
    };
    expect(awardHonour(emptyRoll, claim)).toEqual({ ok: true, roll: { veterans: [black] }, veteran: black });
    expect(emptyRoll.veterans).toEqual([]);
  });

  test('infantry and cavalry that fought, live and have none may be given it', () => {
    expect(eligibleUnits(emptyRoll, army).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test.each([
    ['c', 'VETERAN_UNIT_TYPE'],
    ['d', 'VETERAN_UNIT_DESTROYED'],
    ['e', 'VETERAN_UNIT_HONOURED'],
    ['z', 'VETERAN_UNIT_UNKNOWN'],
  ])('unit %s is refused with %s', (unit, code) => {
    expect(refusalsOf({ unit })).toEqual([code]);
  });

  test('no more veterans than the army has infantry and cavalry, the fallen not counted', () => {
    const roll = { veterans: [veteran('1'), veteran('2'), veteran('3'), veteran('4', fallen)] };
    expect(refusalsOf({}, roll)).toEqual([]);
    const full = { veterans: [...roll.veterans, veteran('5')] };
    expect(refusalsOf({}, full)).toEqual(['VETERAN_LIMIT']);
    expect(eligibleUnits(full, army)).toEqual([]);
  });

  test('all that forbids it is said at once', () => {
    const roll = { veterans: [veteran('Lances', { won: claim.mark })] };
    expect(
      refusalsOf(
        { played: false, won: false, die: 7, name: 'Lances', unit: 'c', army: [fielded('a')] },
        roll,
      ),
    ).toEqual([
      'VETERAN_NOT_PLAYED',
      'VETERAN_NOT_WON',
      'VETERAN_GIVEN',
      'VETERAN_DIE',
      'VETERAN_LIMIT',
      'VETERAN_NAME_TAKEN',
      'VETERAN_UNIT_UNKNOWN',
    ]);
  });

  test('a battle of the same key in another turn has an honour of its own', () => {
    const roll = { veterans: [veteran('Old', { won: { ...claim.mark, turn: 2 } })] };
    expect(refusalsOf({}, roll)).toEqual([]);
  });

  test.each([0, 0.5, NaN])('%d is no die', (die) => {
    expect(refusalsOf({ die })).toEqual(['VETERAN_DIE']);
  });

  test('a name is neither empty nor endless, and the fallen keep theirs', () => {
    expect(refusalsOf({ name: '  ' })).toEqual(['VETERAN_NAME_MISSING']);
    expect(refusalsOf({ name: 'x'.repeat(61) })).toEqual(['VETERAN_NAME_MISSING']);
    expect(refusalsOf({ name: 'Old' }, { veterans: [veteran('Old', fallen)] })).toEqual([
      'VETERAN_NAME_TAKEN',
    ]);
  });
});

describe('losing it', () => {
  const mark = { turn: 4, battle: 'siege:y:B>A' };
  const roll = { veterans: [veteran('Old Guard'), veteran('Others'), veteran('Gone', fallen)] };

  test('an honour is lost with its unit and with nothing less', () => {
    const out = [
      fielded('a', { veteran: 'Old Guard', destroyed: true }),
      fielded('b', { veteran: 'Others' }),
    ];
    const lost = loseHonours(roll, out, mark);
    expect(lost.fallen).toEqual([{ ...veteran('Old Guard'), lost: mark }]);
    expect(standing(lost.roll).map(({ name }) => name)).toEqual(['Others']);
  });

  test('who has fallen does not fall again', () => {
    const out = [fielded('a', { veteran: 'Gone', destroyed: true }), fielded('b', { destroyed: true })];
    expect(loseHonours(roll, out, mark)).toEqual({ roll, fallen: [] });
  });

  test('a veteran is fielded once, as what it is, and while it stands', () => {
    const out = [
      fielded('a', { veteran: 'Old Guard' }),
      fielded('b', { veteran: 'Old Guard' }),
      fielded('c', { veteran: 'Others', unit: 'knights' }),
      fielded('d', { veteran: 'Gone' }),
      fielded('e', { veteran: 'Nobody' }),
      fielded('f'),
    ];
    expect(checkFielded(roll, out).map(({ code }) => code)).toEqual([
      'VETERAN_TWICE',
      'VETERAN_OTHER_UNIT',
      'VETERAN_FALLEN',
      'VETERAN_UNKNOWN',
    ]);
  });
});

test('a refusal is a sentence in both languages', () => {
  expect(describeVeteranRefusal({ code: 'VETERAN_UNIT_TYPE', unit: 'cannon' }, 'en', () => 'Cannon')).toBe(
    '“Cannon” is neither infantry nor cavalry and cannot gain an honour.',
  );
  expect(describeVeteranRefusal({ code: 'VETERAN_LIMIT', veterans: 3, units: 3 }, 'es')).toBe(
    'Ya hay 3 veteranos, y el ejército tiene 3 unidades de infantería y caballería que puedan serlo.',
  );
  expect(describeVeteranRefusal({ code: 'VETERAN_UNIT_TYPE', unit: 'cannon' }, 'es')).toContain('«cannon»');
});

test('whatever is won and lost, veterans never outnumber infantry and cavalry and no unit has two honours', () => {
  const battles = fc.array(
    fc.record({ die: fc.integer({ min: 1, max: 6 }), pick: fc.nat({ max: 3 }), dead: fc.nat({ max: 5 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(battles, (fought) => {
      let roll = emptyRoll;
      fought.forEach(({ die, pick, dead }, turn) => {
        const names = standing(roll).map(({ name }) => name);
        const out = Array.from({ length: 4 }, (_, index): Fielded => {
          const name = names[index];
          return fielded(String(index), {
            destroyed: index === dead,
            ...(name !== undefined && { veteran: name }),
          });
        });
        const mark = { turn, battle: 'b' };
        expect(checkFielded(roll, out)).toEqual([]);
        roll = loseHonours(roll, out, mark).roll;
        const may = eligibleUnits(roll, out).some(({ id }) => id === String(pick));
        const awarded = awardHonour(roll, {
          ...claim,
          mark,
          die,
          unit: String(pick),
          name: `n${turn}`,
          army: out,
        });
        expect(awarded.ok).toBe(may);
        if (awarded.ok) roll = awarded.roll;
        expect(standing(roll).length).toBeLessThanOrEqual(4);
      });
    }),
  );
});

describe('renaming', () => {
  const won = { turn: 1, battle: 'field:x:A>B' };
  const roll: MusterRoll = {
    veterans: [
      { name: 'Old', unit: 'knights', honour: 'loyal', won },
      { name: 'Gone', unit: 'knights', honour: 'guards', won: { turn: 2, battle: 'y' }, lost: won },
    ],
  };

  test('a veteran gets another name and stays what it is', () => {
    expect(renameVeteran(roll, 'Old', ' New ')).toEqual({
      ok: true,
      name: 'New',
      roll: { veterans: [{ ...roll.veterans[0], name: 'New' }, roll.veterans[1]] },
    });
    expect(renameVeteran(roll, 'Old', 'Old').ok).toBe(true);
  });

  test.each([
    ['Nobody', 'New', ['VETERAN_UNKNOWN']],
    ['Gone', 'New', ['VETERAN_FALLEN']],
    ['Old', 'Gone', ['VETERAN_NAME_TAKEN']],
    ['Old', '  ', ['VETERAN_NAME_MISSING']],
    ['Nobody', '', ['VETERAN_UNKNOWN', 'VETERAN_NAME_MISSING']],
  ])('%s cannot be called “%s”', (before, after, codes) => {
    const renamed = renameVeteran(roll, before, after);
    expect(renamed.ok ? [] : renamed.refusals.map(({ code }) => code)).toEqual(codes);
  });
});
