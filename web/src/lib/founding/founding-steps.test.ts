import { describe, expect, it } from 'vitest';
import { isStep, stepOfField } from './founding-steps.js';

describe('a fault is shown on the step of its field', () => {
  it.each([
    ['mapId', 'map'],
    ['name', 'players'],
    ['visibility', 'players'],
    ['settings.cadence.time', 'calendar'],
    ['settings.timeZone', 'calendar'],
    ['settings.battleDays', 'rules'],
    ['settings.conquest.capitalPoints', 'rules'],
    ['settings', 'rules'],
  ] as const)('%s on %s', (field, step) => {
    expect(stepOfField(field, 'CONQUEST')).toBe(step);
  });

  it('a league asks for the days of a round in its calendar', () => {
    expect(stepOfField('settings.battleDays', 'LEAGUE')).toBe('calendar');
  });
});

it('the address names a step or none', () => {
  expect(isStep('map')).toBe(true);
  expect(isStep('toString')).toBe(false);
  expect(isStep(null)).toBe(false);
});
