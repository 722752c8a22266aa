import { readFile } from 'node:fs/promises';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { expect, it } from 'vitest';
import { startService } from '../test-service.js';

const committed = () => readFile('api/schema.graphql', 'utf8');

it('is committed as the running service has it', async () => {
  const service = await startService();
  try {
    const { data } = await service.visitor().ask(getIntrospectionQuery());
    const served = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(`${printSchema(lexicographicSortSchema(served))}\n`).toBe(await committed());
  } finally {
    await service.close();
  }
});

/** Whatever has no description, by its place in the schema. */
function* undescribed(schema: GraphQLSchema): Generator<string> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    if (!type.description) yield type.name;
    if (isEnumType(type)) {
      for (const value of type.getValues()) if (!value.description) yield `${type.name}.${value.name}`;
    }
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        if (!field.description) yield `${type.name}.${field.name}`;
        for (const arg of 'args' in field ? field.args : []) {
          if (!arg.description) yield `${type.name}.${field.name}(${arg.name})`;
        }
      }
    }
  }
}

it('describes every type, field, argument and value', async () => {
  expect([...undescribed(buildSchema(await committed()))]).toEqual([]);
});
