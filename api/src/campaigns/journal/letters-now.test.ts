import { expect, it } from 'vitest';
import { withLetterNow } from './letters-now.js';

const entry = (number: number, parameters: Record<string, unknown>, campaignId = 'war') => ({
  campaignId,
  number,
  parameters,
});
const chosen = (number: number, former: string, seat: string, campaignId = 'war') =>
  entry(number, { seat, former }, campaignId);
const letterNow = (number: number, seat: string) =>
  withLetterNow(entry(number, { seat }), [chosen(3, 'B', 'D'), chosen(5, 'D', 'H'), chosen(7, 'B', 'D')])[
    'seat'
  ];

it('a seat that was told of is followed through every letter it had since', () => {
  // B took D’s, then H, and the realm that had been D took D back.
  expect(letterNow(1, 'B')).toBe('H');
  expect(letterNow(1, 'D')).toBe('D');
  expect(letterNow(3, 'D')).toBe('H');
  expect(letterNow(4, 'B')).toBe('D');
  expect(letterNow(6, 'H')).toBe('H');
  expect(letterNow(8, 'D')).toBe('D');
  expect(letterNow(1, 'A')).toBe('A');
});

it('what names no seat stays as it is, and so does what another campaign tells', () => {
  const parameters = { name: 'B' };
  expect(withLetterNow(entry(1, parameters), [chosen(3, 'B', 'D')])).toBe(parameters);
  expect(withLetterNow(entry(1, { seat: 'B' }), [chosen(3, 'B', 'D', 'other')])).toEqual({ seat: 'B' });
});
