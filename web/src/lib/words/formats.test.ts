import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats.js';

it('a format is made once, and another for another language, other options or another kind', () => {
  const grouped = numberFormat('en', { useGrouping: 'always' });
  expect(numberFormat('en', { useGrouping: 'always' })).toBe(grouped);
  expect(numberFormat('es', { useGrouping: 'always' })).not.toBe(grouped);
  expect(numberFormat('es', { useGrouping: 'always' }).format(3000)).toBe('3.000');
  expect(numberFormat('en', {}).format(0.5)).toBe('0.5');
  expect(dateFormat('en', {})).not.toBe(numberFormat('en', {}));
});
