import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readCaseFile } from '../src/conquest/case-book/case-file.js';
import { runCase } from '../src/conquest/case-book/run-case.js';

const folder = fileURLToPath(new URL('../cases/', import.meta.url));
const files = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort()
  .map((name) => ({ name, ...readCaseFile(readFileSync(`${folder}${name}`, 'utf8')) }));

describe.each(files)('$name', ({ faults, cases }) => {
  test('reads without a fault', () => {
    expect(faults).toEqual([]);
  });
  test.each(cases)('case $number: $title', (one) => {
    expect(runCase(one)).toBeUndefined();
  });
});

test('every case has a number of its own, in rising order', () => {
  const numbers = files.flatMap(({ cases }) => cases.map(({ number }) => number));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers.length).toBeGreaterThanOrEqual(120);
});
