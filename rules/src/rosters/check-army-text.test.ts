import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { armyFile } from '../../test/sample-army.js';
import { shippedArmies } from '../../test/shipped-armies.js';
import { brokenFiles } from '../../../scripts/content/broken/expected.js';
import { jsonSource } from '../input/json-source.js';
import { checkArmyText, longestArmyText } from './check-army-text.js';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

test.each(shippedArmies)('%s is sound as its author wrote it', (id) => {
  expect(checkArmyText(read(`armies/${id}/army.json`))).toMatchObject({ ok: true, list: { id } });
});

const folder = 'scripts/content/broken/';
const broken = readdirSync(new URL(folder, root)).filter((name) => name.endsWith('.army.json'));

test.each(broken)('%s is refused at the same lines as in the library', (name) => {
  const checked = checkArmyText(read(`${folder}${name}`));
  const told = checked.ok ? [] : checked.faults.map(({ line, code }) => `${line} ${code}`);
  expect(told).toEqual((brokenFiles as Record<string, string[]>)[name]);
});

test('what is no JSON, too deep, too long or there already is told where it is', () => {
  const first = (text: string, taken?: Set<string>): unknown => {
    const checked = checkArmyText(text, taken);
    return checked.ok ? 'sound' : checked.faults.map(({ line, column, code }) => `${line}:${column} ${code}`);
  };
  expect(first('{\n  "id": oops\n}')).toEqual(['2:8 JSON_BROKEN']);
  expect(first('')).toEqual(['1:1 JSON_BROKEN']);
  expect(first('['.repeat(5000))).toEqual([expect.stringContaining('JSON_TOO_DEEP')]);
  expect(first('x'.repeat(longestArmyText + 1))).toEqual(['1:1 ARMY_TEXT_TOO_LONG']);
  expect(first(JSON.stringify(armyFile(), null, 2), new Set(['empire']))).toEqual(['2:3 ARMY_ID_TAKEN']);
  expect(first('{"id": "a",\n"id": "b"}')).toContain('2:1 JSON_FIELD_TWICE');
});

test('the source reads what JSON reads, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(jsonSource(text).value).toEqual(JSON.parse(text));
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom(...'{}[],:"1a\\ \n')).map((all) => all.join('')),
      ),
      (text) => {
        const { value, faults } = jsonSource(text);
        let sound = true;
        try {
          JSON.parse(text);
        } catch {
          sound = false;
        }
        expect(value !== undefined || faults.length > 0).toBe(true);
        if (!sound) expect(value).toBeUndefined();
      },
    ),
  );
});
