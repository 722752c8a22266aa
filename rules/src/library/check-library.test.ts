import { expect, test } from 'vitest';
import { armouryFile, armyFile, spellFile } from '../../test/sample-army.js';
import { scenarioFile } from '../../test/sample-scenarios.js';
import { altered } from '../../test/small-map.js';
import { type ContentInput, libraryFaults } from './check-library.js';

const armoury = armouryFile();
const lores = (spellFile()['lores'] as { army: string }[]).map(({ army }) => army);
const armies = [...new Set(['empire', ...lores])];
const library: readonly ContentInput[] = [
  { kind: 'map', content: altered() },
  { kind: 'scenario', content: scenarioFile() },
  ...armies.map((id) => ({ kind: 'army' as const, content: armyFile({ id }) })),
];

const spells: ContentInput = { kind: 'spells', content: spellFile() };

test('a library whose files know one another is sound', () => {
  const faults = libraryFaults([...library, { kind: 'armoury', content: { ...armoury, items: [] } }, spells]);
  expect(faults.flat()).toEqual([]);
});

test('each file is told its own faults, and what it misses in others', () => {
  const broken: ContentInput = { kind: 'army', content: armyFile({ version: 0 }) };
  const careless: ContentInput = {
    kind: 'armoury',
    content: {
      ...armoury,
      items: (armoury['items'] as object[]).map((one) => ({ ...one, armies: ['atlantis'] })),
    },
  };
  const [first, second, third] = libraryFaults([broken, careless, spells]);
  expect(first).toMatchObject([{ code: 'INPUT_NUMBER', where: 'version' }]);
  expect(new Set(second?.map(({ code }) => code))).toContain('LIBRARY_ARMY_UNKNOWN');
  expect(third).toHaveLength(lores.length);
});

test('a file that is not sound is not looked up in others', () => {
  expect(
    libraryFaults([{ kind: 'spells', content: {} }])[0]?.every(({ code }) => code.startsWith('INPUT')),
  ).toBe(true);
  expect(libraryFaults([{ kind: 'armoury', content: 7 }])).toMatchObject([[{ code: 'INPUT_SHAPE' }]]);
});
