import fc from 'fast-check';

/** Things JSON can hold, and words that trip the careless. */
export const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('__proto__', 'constructor', 'general', 'a', '', -0, 1e300, 0.5, [], {}, [[]], [{}], {
    length: 9,
  }),
);

/** The ways to every value of a document. */
export function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [
    [field],
    ...pathsIn(inner).map((path) => [field, ...path]),
  ]);
}

/** The document with another value in one place. */
export function replaced(value: unknown, [field, ...path]: string[], by: unknown): unknown {
  if (field === undefined) return by;
  const entries = Object.entries(value as object).map(([name, inner]): [string, unknown] =>
    name === field ? [name, replaced(inner, path, by)] : [name, inner],
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
