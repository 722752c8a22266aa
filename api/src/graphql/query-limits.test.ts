import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { deepest } from './query-limits.js';
import { validationRules } from './validation.js';

const schema = buildSchema(`
  type Query { realm: Realm! realms: [Realm!]! here: Place }
  interface Place { name: String! }
  type Realm implements Place { name: String! neighbour: Realm! neighbours: [Realm!]! }
`);
const faults = (query: string) =>
  validate(schema, parse(query), validationRules).map((fault) => fault.message);
const nested = (levels: number) => 'neighbour { '.repeat(levels) + 'name' + ' }'.repeat(levels);

describe('the limits of a query', () => {
  it('allow the deepest that is allowed, and nothing deeper', () => {
    expect(faults(`{ realm { ${nested(deepest - 2)} } }`)).toEqual([]);
    expect(faults(`{ realm { ${nested(deepest - 1)} } }`)).toEqual([
      expect.stringContaining('nests 11 deep'),
    ]);
  });

  it('count a list of lists of lists as dear', () => {
    const lists = (levels: number) => 'neighbours { '.repeat(levels) + 'name' + ' }'.repeat(levels);
    expect(faults(`{ realms { ${lists(2)} } }`)).toEqual([]);
    expect(faults(`{ realms { ${lists(3)} } }`)).toEqual([expect.stringContaining('would cost')]);
  });

  it('see through aliases', () => {
    const aliases = Array.from({ length: 600 }, (_, i) => `a${i}: realms { name }`).join(' ');
    expect(faults(`{ ${aliases} }`)).toEqual([expect.stringContaining('would cost')]);
  });

  it('see through fragments, named and inline', () => {
    expect(faults(`{ here { ... on Realm { ${nested(deepest)} } } }`)).toHaveLength(1);
    expect(faults(`{ realm { ...Deep } } fragment Deep on Realm { ${nested(deepest)} }`)).toHaveLength(1);
  });

  it('weigh fragments that double one another in time that does not double', () => {
    const chain = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Realm { a: neighbour { ...F${i + 1} } b: neighbour { ...F${i + 1} } }`,
    ).join(' ');
    expect(faults(`{ realm { ...F0 } } ${chain} fragment F60 on Realm { name }`).join()).toContain('nests');
  });

  it('survive a fragment that spreads itself', () => {
    expect(faults('{ realm { ...Loop } } fragment Loop on Realm { neighbour { ...Loop } }').join()).toContain(
      'itself',
    );
  });

  it('let tools ask for the whole schema', () => {
    expect(faults(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }))).toEqual([]);
  });

  it.each([
    '{ a: __schema { types { name } } b: __schema { types { name } } }',
    '{ __schema { a: types { name } b: types { name } } }',
    '{ __schema { ...Twice } } fragment Twice on __Schema { a: types { name } b: types { name } }',
  ])('do not let anybody ask for the schema many times over: %s', (query) => {
    expect(faults(query)).toEqual([expect.stringContaining('may not use aliases')]);
  });

  it('do not let anybody walk the schema in circles', () => {
    const circle = 'fields { type { '.repeat(6) + 'name' + ' } }'.repeat(6);
    expect(faults(`{ __schema { types { ${circle} } } }`)).toHaveLength(1);
  });
});
