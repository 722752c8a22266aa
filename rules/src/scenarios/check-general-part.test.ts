import { expect, test } from 'vitest';
import { shippedGeneralPart } from '../../test/shipped-scenarios.js';
import { checkGeneralPart } from './check-general-part.js';

function faultsOf(changes: Record<string, unknown>): string[] {
  const checked = checkGeneralPart({ ...shippedGeneralPart(), ...changes });
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}

test('a sound general part comes out as it went in', () => {
  const part = shippedGeneralPart();
  expect(checkGeneralPart(part)).toEqual({ ok: true, value: part });
});

test('all faults are listed with their places', () => {
  const { deployment, terrain, chapters } = shippedGeneralPart();
  const [method] = deployment;
  const [chapter] = chapters;
  expect(
    faultsOf({
      version: 0,
      length: { turns: [6, 7, 8], text: { en: 'a', es: 'b' } },
      deployment: [method, { ...method, firstMove: 'nobody' }],
      terrain: [...terrain, terrain[0]],
      chapters: [chapter, { ...chapter, rules: [...(chapter?.rules ?? []), chapter?.rules[0]] }],
    }),
  ).toEqual([
    'INPUT_NUMBER version',
    'INPUT_CHOICE_UNKNOWN deployment[1].firstMove',
    'INPUT_SHAPE length.turns',
    'INPUT_ID_TAKEN deployment[1].id',
    'INPUT_ID_TAKEN terrain[3].id',
    'INPUT_ID_TAKEN chapters[1].id',
    'INPUT_ID_TAKEN chapters[1].rules[4].id',
  ]);
});

test('what is no object is refused', () => {
  expect(checkGeneralPart([])).toMatchObject({ ok: false, faults: [{ code: 'INPUT_SHAPE', where: '' }] });
  expect(faultsOf({ chapters: [{ id: 'a' }] })).toEqual([
    'INPUT_SHAPE chapters[0].title',
    'INPUT_SHAPE chapters[0].rules',
  ]);
});
