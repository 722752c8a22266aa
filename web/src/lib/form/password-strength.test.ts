import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.js';

it.each([
  ['', 'short'],
  ['123456789', 'short'],
  ['aaaaaaaaaaaa', 'fair'],
  ['abcabcabcabc', 'fair'],
  ['password12', 'fair'],
  ['contraseña123', 'fair'],
  ['1234567890', 'fair'],
  ['mire-watch 10', 'good'],
  ['mirewatchtower10', 'strong'],
  ['six sealed orders, one reveal', 'strong'],
])('%j is %s', (password, name) => {
  expect(passwordStrength(password).name).toBe(name);
});

it('counts characters, not code units', () => {
  expect(passwordStrength('🏰🏰🏰🏰🏰').name).toBe('short');
});
