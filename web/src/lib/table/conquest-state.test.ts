import { legalTargets } from '@pelagonia/rules';
import { expect, it } from 'vitest';
import { conquestSettings, conquestState } from './conquest-state.js';

const seen = {
  meeting: 'SAME_ROAD',
  drawnDefence: 'SPENT',
  orphans: 'CAPTOR',
  missingOrder: 'REPEAT',
  turnLimit: null,
  capitalPoints: 2000,
  resourcePoints: 900,
  garrisonPoints: 800,
} as const;
const place = (id: string, kind: 'capital' | 'pass') => ({
  id,
  kind,
  name: { en: id, es: id },
  seat: { q: 0, r: 0 },
  land: [],
});
const map = {
  territories: [place('keep', 'capital'), place('gap', 'pass'), place('tower', 'capital')],
  ways: [
    { kind: 'road' as const, between: ['keep', 'gap'] as const, course: [] },
    { kind: 'road' as const, between: ['gap', 'tower'] as const, course: [] },
  ],
};
const standings = [
  { seat: 'B', bonus: 0, battlesWon: 2 },
  { seat: 'A', bonus: 300, battlesWon: 0 },
];

it('the settings of a campaign are told to the rules in their own words', () => {
  expect(conquestSettings(seen)).toEqual({
    meeting: 'sameRoad',
    drawnDefence: 'spent',
    orphans: 'captor',
    missingOrder: 'repeat',
    capitalPoints: 2000,
    resourcePoints: 900,
    garrisonPoints: 800,
  });
  expect(conquestSettings({ ...seen, turnLimit: 12 }).turnLimit).toBe(12);
});

it('the rules find the targets of a seat from what the page has been told', () => {
  const territories = [
    { territory: 'keep', seat: 'A', garrison: 0, ruins: false, name: null },
    { territory: 'tower', seat: 'B', garrison: 0, ruins: false, name: null },
    { territory: 'gap', seat: null, garrison: 0, ruins: false, name: null },
  ];
  const state = conquestState(map as never, conquestSettings(seen), { number: 3, territories }, standings);
  expect(legalTargets(state, 'A')).toEqual([{ attack: 'gap', from: ['keep'] }]);
  expect(state.players).toEqual(['A', 'B']);
  expect(state.bonus?.get('A')).toBe(300);
});
