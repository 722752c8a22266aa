import { expect, test } from 'vitest';
import { describeDiceFault } from './describe-dice-fault.js';
import type { DiceFault } from './verify-rolls.js';

const die = { purpose: 'arrival', counter: 12 } as const;
const faults: readonly DiceFault[] = [
  { code: 'DICE_SEED_UNREADABLE' },
  { code: 'DICE_SEED_CHANGED', commitment: 'aa'.repeat(32), computed: 'bb'.repeat(32) },
  { code: 'DICE_ROLL_IMPOSSIBLE', ...die },
  { code: 'DICE_FACE_WRONG', ...die, recorded: 6, computed: 1 },
  { code: 'DICE_ROLL_REPEATED', ...die },
  { code: 'DICE_ROLL_SKIPPED', ...die },
];

test.each(faults)('$code is a sentence in both languages that tells all there is to tell', (fault) => {
  for (const language of ['en', 'es'] as const) {
    const text = describeDiceFault(fault, language);
    expect(text).toMatch(/^[A-Z].*\.$/);
    for (const [field, value] of Object.entries(fault)) {
      if (field !== 'code') expect(text).toContain(String(value));
    }
    expect(text).not.toMatch(/[{}]|undefined/);
  }
  expect(describeDiceFault(fault, 'es')).not.toBe(describeDiceFault(fault, 'en'));
});

test('a purpose is called by the name people know', () => {
  const fault = { code: 'DICE_ROLL_REPEATED', ...die } as const;
  expect(describeDiceFault(fault, 'en', () => 'the race to the ford')).toBe(
    'Die 12 for the race to the ford was used more than once.',
  );
});
