import { choice, flag, kinds, list, object, type Read, reader, whole } from '../input/read-value.js';
import type { Award } from './scenario.js';

type Of<Kind extends Award['kind']> = Extract<Award, { kind: Kind }>;

/** Small enough for any bonus of any army to stay exact. */
const points = whole(0, 100_000);

/** One number for each side of the die. */
export function dieTable(number: Read<number>): Read<readonly number[]> {
  const numbers = list(number);
  const schema = { ...numbers.schema, minItems: 6, maxItems: 6 };
  return reader(schema, (value, where, report) => {
    const table = numbers(value, where, report);
    if (table === undefined || !Array.isArray(value) || value.length === 6) return table;
    report('INPUT_SHAPE', where, { expected: 'dice' });
    return undefined;
  });
}

export const award = kinds<Award>({
  once: object<Of<'once'>>({ kind: choice(['once']), points, perThousand: flag }),
  each: object<Of<'each'>>({ kind: choice(['each']), points, perThousand: flag }),
  dice: object<Of<'dice'>>({ kind: choice(['dice']), table: dieTable(points), perThousand: flag }),
  victory: object<Of<'victory'>>({ kind: choice(['victory']) }),
});
