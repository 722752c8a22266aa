import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { posterLine } from './poster-line.js';

const now = new Date('2026-11-19T12:00:00Z');
const running = { status: 'RUNNING', turn: { number: 4 } };

afterEach(() => overwriteGetLocale(() => 'en'));

it('names the week of the map and the day', () => {
  expect(posterLine(running, undefined, now)).toBe('Week 4 · 19 November 2026');
  overwriteGetLocale(() => 'es');
  expect(posterLine(running, undefined, now)).toBe('Semana 4 · 19 de noviembre de 2026');
});

it('names the week that is looked back at, not the one under way', () => {
  expect(posterLine(running, { week: 2, at: '2026-11-02T12:00:00Z' }, now)).toBe('Week 2 · 2 November 2026');
});

it('calls the last map of a war that is over the end', () => {
  expect(posterLine({ ...running, status: 'FINISHED' }, undefined, now)).toBe('The end');
});
