import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '../../test/cpu-time.js';
import { altered } from '../../test/small-map.js';
import { checkMap } from './check-map.js';
import { describeViolation } from './describe-violation.js';

/** Every place in the small map, named as violations name them. */
function placesIn(value: unknown, where = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const here = Array.isArray(value) ? `${where}[${field}]` : `${where}${where && '.'}${field}`;
    return [here, ...placesIn(inner, here)];
  });
}
const places = placesIn(altered()).filter((place) => !place.startsWith('legend.'));

/** Things JSON can hold, and words that trip the careless. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('__proto__', 'constructor', 'n', 's', '.', ' ', '\ud800', -0, 1e300, 0.5, [[]], {
    length: 9,
  }),
);

function answers(input: unknown): void {
  const checked = checkMap(input);
  if (checked.ok) return;
  expect(checked.violations.length).toBeGreaterThan(0);
  const sentences = checked.violations.flatMap((one) => [
    describeViolation(one, 'en'),
    describeViolation(one, 'es'),
  ]);
  expect(sentences.join('\n')).not.toMatch(/undefined|\[object/);
}

test('no input makes the door throw', () => {
  fc.assert(fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), answers));
});

test('a map with junk in any place is answered, never thrown at', () => {
  const changes = fc.dictionary(fc.constantFrom(...places), junk, { minKeys: 1, maxKeys: 1 });
  fc.assert(
    fc.property(changes, (change) => {
      answers(altered(change));
    }),
    { numRuns: 500 },
  );
});

test('fields named after what every object has are plain fields', () => {
  answers(JSON.parse('{"__proto__": {"format": 1}, "constructor": 1, "legend": {"__proto__": "plain"}}'));
  expect(checkMap(altered({ legend: JSON.parse('{"__proto__": "plain"}') as unknown }))).toMatchObject({
    ok: false,
  });
});

test('time grows with the file and no faster', () => {
  const time = (size: number): number => {
    const file = altered({
      terrain: Array.from({ length: size }, () => '.'.repeat(200)),
      lands: Array.from({ length: size }, () => 'n'.repeat(200)),
      'ways[0].course': Array.from({ length: size * 50 }, (_, step) => [step % 200, 1]),
      territories: Array.from({ length: size * 20 }, (_, index) => ({ id: `t${index % 7}`, seat: [0, 0] })),
    });
    return cpuTime(() => checkMap(file));
  };
  time(20);
  const small = Math.min(time(25), time(25), time(25));
  const large = Math.min(time(200), time(200));
  // Eight times the file; a quadratic check would take sixty-four times as long.
  expect(large).toBeLessThan(small * 30 + 50);
}, 20_000);
