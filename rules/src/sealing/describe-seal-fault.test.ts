import { expect, test } from 'vitest';
import { describeSealFault } from './describe-seal-fault.js';
import { sealFaultCodes } from './verify-seals.js';

test.each(sealFaultCodes)('%s is a sentence in both languages that names the seat', (code) => {
  const told = (['en', 'es'] as const).map((language) =>
    describeSealFault({ code, seat: 'Orcs $&' }, language),
  );
  for (const text of told) {
    expect(text).toContain('Orcs $&');
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/[{}]/);
  }
  expect(new Set(told).size).toBe(2);
});

test('a seat is called by the name people know', () => {
  expect(describeSealFault({ code: 'SEAL_REPEATED', seat: 'orcs' }, 'en', () => 'The Orcs')).toBe(
    'The Orcs is listed more than once.',
  );
});
