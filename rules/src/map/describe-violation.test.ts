import { expect, test } from 'vitest';
import { describeViolation } from './describe-violation.js';
import { violationSentences } from './violation-sentences.js';

test('a fault is a sentence in either language', () => {
  const violation = {
    code: 'MAP_WAY_IMPASSABLE',
    where: 'ways[1].course[2]',
    parameters: { kind: 'road', terrain: 'mountains', position: '[2, 2]' },
  } as const;
  expect(describeViolation(violation, 'en')).toBe(
    'A road cannot run over mountains at [2, 2]; lead it round.',
  );
  expect(describeViolation(violation, 'es')).toBe(
    'Un trazado de tipo camino no puede pasar por montañas en [2, 2]; rodéalo.',
  );
});

test('a fault of the whole file says so', () => {
  const violation = { code: 'MAP_SHAPE', where: '', parameters: { expected: 'object' } } as const;
  expect(describeViolation(violation, 'en')).toBe('At the top of the file there must be an object.');
  expect(describeViolation(violation, 'es')).toBe('En el comienzo del archivo debe haber un objeto.');
});

test('what the author wrote is quoted as it is, braces and all', () => {
  const violation = { code: 'MAP_ID_INVALID', where: 'id', parameters: { id: '{where} sea' } } as const;
  expect(describeViolation(violation, 'en')).toMatch(/^“{where} sea” cannot be an id/);
});

test('both languages tell the same things', () => {
  const told = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const { en, es } of Object.values(violationSentences)) expect(told(es)).toEqual(told(en));
});

test('every sentence ends as one', () => {
  for (const { en, es } of Object.values(violationSentences)) {
    expect(en).toMatch(/^[“A-Z{].*\.$/);
    expect(es).toMatch(/^[«A-Z{].*\.$/);
  }
});
