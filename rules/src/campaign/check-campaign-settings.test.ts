import { expect, test } from 'vitest';
import { checkCampaignSettings, usualSettings } from '../index.js';

const faultsOf = (changes: object): string[] => {
  const checked = checkCampaignSettings({ ...usualSettings, ...changes });
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
};

test('the usual settings are sound and come out as they went in', () => {
  expect(checkCampaignSettings(usualSettings)).toEqual({ ok: true, value: usualSettings });
});

test('a campaign may go on until one is left', () => {
  const { turnLimit: _, ...conquest } = usualSettings.conquest;
  expect(faultsOf({ conquest })).toEqual([]);
});

test.each([
  [{ timeZone: 'Middle/Earth' }, ['INPUT_SHAPE timeZone']],
  [{ timeZone: 7 }, ['INPUT_SHAPE timeZone']],
  [
    { cadence: { kind: 'weekly', weeks: 1, weekday: 8, time: '25:00' } },
    ['INPUT_NUMBER cadence.weekday', 'INPUT_SHAPE cadence.time'],
  ],
  [{ cadence: { kind: 'lunar' } }, ['INPUT_CHOICE_UNKNOWN cadence.kind']],
  [{ notFought: { nobody: 'shrug' } }, expect.arrayContaining(['INPUT_CHOICE_UNKNOWN notFought.nobody'])],
  [{ bribes: true }, ['INPUT_FIELD_UNKNOWN ']],
])('%j is refused', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
