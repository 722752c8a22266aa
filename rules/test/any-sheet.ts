import fc from 'fast-check';
import type { OrderSheet, Seal } from '../src/index.js';

/** Any text at all: emoji, control characters, quotes, halves of surrogate pairs. */
export const anyText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', '"', '\\', '],[', 'null', '__proto__', 'defend', 'attack', '\u2028', '\ud83c'),
);

/** Few texts, so that two picked alike are common. */
export const fewTexts = fc.constantFrom('', 'a', 'b', 'ab', '"', ',', '","');

/** Any order with any standing answers, legal or not. */
export function anySheet(text: fc.Arbitrary<string> = anyText): fc.Arbitrary<OrderSheet> {
  const attack = fc.oneof(
    fc.tuple(text).map(([target]) => ({ attack: target })),
    fc.tuple(text, text).map(([target, from]) => ({ attack: target, from })),
  );
  const order = fc.oneof(fc.constant('defend' as const), attack);
  const ifTaken = fc.constantFrom('fight' as const, 'withdraw' as const, undefined);
  return fc.tuple(order, fc.array(text, { maxLength: 4 }), ifTaken).map(([given, fightFirst, taken]) => ({
    order: given,
    standing: taken === undefined ? { fightFirst } : { fightFirst, ifTaken: taken },
  }));
}

/** Lower-case hexadecimal digits for so many bytes. */
export function anyNonce(min = 16, max = 64): fc.Arbitrary<string> {
  return fc.uint8Array({ minLength: min, maxLength: max }).map((bytes) => Buffer.from(bytes).toString('hex'));
}

export function anySeal(text: fc.Arbitrary<string> = anyText, nonce = anyNonce()): fc.Arbitrary<Seal> {
  return fc.record(
    { campaign: text, turn: fc.nat(), seat: text, nonce, sheet: anySheet(text) },
    { noNullPrototype: true },
  );
}
