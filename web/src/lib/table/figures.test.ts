import { expect, it } from 'vitest';
import { figuresOf } from './figures.js';

const map = {
  territories: (['capital', 'fortress', 'pass', 'capital'] as const).map((kind, index) => ({
    id: `t${index}`,
    kind,
    name: { en: '', es: '' },
    seat: { q: 0, r: 0 },
    land: [],
  })),
};
const held = (territory: string, seat: string | null, garrison = 0, ruins = false) => ({
  territory,
  seat,
  garrison,
  ruins,
});
const armies = [{ seat: 'A', armyPoints: 3000 }];

it('armies stand at their capitals and garrisons in their fortresses, with the figures of the language', () => {
  const figures = figuresOf(map, [held('t0', 'A'), held('t1', 'A', 1000), held('t2', 'A')], armies);
  expect(figures).toEqual({ t0: '3,000', t1: '1,000' });
});

it('a garrison that belongs to nobody is still there, and ruins are empty', () => {
  expect(figuresOf(map, [held('t1', null, 500), held('t3', 'A', 0, true)], armies)).toEqual({ t1: '500' });
});
