import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLibrary } from '../../server/library/shelf.js';
import { caseChapter, casesOf } from './case-book.js';

const { cases, rules } = readLibrary();

it('has every case of the book once, each with its turn and without its map', () => {
  const all = cases.flatMap(casesOf);
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  for (const { number, turn } of all) {
    expect([number, turn.some((line) => line.startsWith('then '))]).toEqual([number, true]);
  }
  const first = all.find(({ number }) => number === 101);
  expect(first?.turn[0]).toBe('Anna attacks x');
});

it('explains every rule that a case is about', () => {
  const known = new Set(rules.flatMap((chapter) => chapter.rules.map(({ number }) => number)));
  const shown = cases.flatMap(casesOf).flatMap((one) => one.rules);
  expect([...new Set(shown)].filter((number) => !known.has(number))).toEqual([]);
});

it('explains every rule that facts and the journal cite', () => {
  const known = rules.flatMap((chapter) => chapter.rules.map(({ number }) => number));
  const cited = ['rules/src/', 'api/src/'].flatMap((folder) => {
    const there = new URL(`../../../../../${folder}`, import.meta.url);
    return readdirSync(there, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [...readFileSync(new URL(name, there), 'utf8').matchAll(/\brule: '(\w+)'/g)])
      .map(([, number]) => number);
  });
  expect(cited.length).toBeGreaterThan(50);
  expect([...new Set(cited)].filter((number) => !known.includes(number ?? ''))).toEqual([]);
});

it('refuses a broken file by its name', () => {
  expect(() => caseChapter('cases/13-odd.md', '# Odd\n\n## 1301. No turn\n')).toThrow(
    /cases\/13-odd\.md cannot be used:[\s\S]*1301/,
  );
});
