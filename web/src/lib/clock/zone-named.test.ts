import { expect, it } from 'vitest';
import { zoneCity, zoneNamed } from './zone-named.js';

const zones = [
  'America/Argentina/Cordoba',
  'America/Kentucky/Monticello',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Monticello',
  'Europe/Madrid',
  'UTC',
];

it.each([
  ['Madrid', 'Europe/Madrid'],
  [' madrid ', 'Europe/Madrid'],
  ['europe/madrid', 'Europe/Madrid'],
  ['New York', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Córdoba', 'America/Argentina/Cordoba'],
  ['Argentina/Cordoba', 'America/Argentina/Cordoba'],
  ['utc', 'UTC'],
])('%j means %s', (typed, zone) => {
  expect(zoneNamed(typed, zones)).toBe(zone);
});

it.each([
  ['', 'nothing'],
  ['  ', 'spaces'],
  ['drid', 'the end of a name'],
  ['Madrid Norte', 'a place that is no zone'],
  ['Monticello', 'two zones'],
])('%j means no zone: it is %s', (typed) => {
  expect(zoneNamed(typed, zones)).toBeUndefined();
});

it.each([
  ['Europe/Madrid', 'Madrid'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city);
});
