import { expect, test } from 'vitest';
import { describeAttack, readAttack } from './attack.js';

test.each([
  ['3', { adds: false, fighting: 3 }],
  ['0', { adds: false, fighting: 0 }],
  ['+2', { adds: true, fighting: 2 }],
  ['3/1', { adds: false, fighting: 3, shooting: { kind: 'fixed', attacks: 1 } }],
  ['1/2+bounce', { adds: false, fighting: 1, shooting: { kind: 'bounce', attacks: 2 } }],
  ['1/1 per stand', { adds: false, fighting: 1, shooting: { kind: 'perStand', attacks: 1 } }],
  ['1/2D6', { adds: false, fighting: 1, shooting: { kind: 'dice', dice: 2 } }],
  ['1/6-3-1', { adds: false, fighting: 1, shooting: { kind: 'byDistance', attacks: [6, 3, 1] } }],
])('%s is an attack', (text, attack) => {
  expect(readAttack(text)).toEqual(attack);
});

test.each(['', '-1', '3/', '/1', '3/1/1', '1/2 + bounce', '1/D6', '1/6-', '333', '3 ', 'three'])(
  '“%s” is none',
  (text) => {
    expect(readAttack(text)).toBeUndefined();
  },
);

test('an attack is told in the words of the reader', () => {
  expect(['3/1', '1/2+bounce', '1/1 per stand'].map((text) => describeAttack(text, 'es'))).toEqual([
    '3/1',
    '1/2 + rebote',
    '1/1 por peana',
  ]);
  expect(describeAttack('2/2+bounce', 'en')).toBe('2/2 + bounce');
});
