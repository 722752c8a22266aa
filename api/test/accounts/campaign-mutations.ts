import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-01-01T00:00:00.000Z',
  Float: 1,
  ID: '00000000-0000-0000-0000-000000000000',
  Int: 1,
  String: 'walked-once',
};

/** Every mutation that takes a client key, each with the least input that its type allows. */
export function campaignMutations(): Record<string, Record<string, unknown>> {
  const mutations = buildSchema(readFileSync('api/schema.graphql', 'utf8')).getMutationType()?.getFields();
  return Object.fromEntries(
    Object.values(mutations ?? {}).flatMap(({ name, args }) => {
      const type = args[0] && getNamedType(args[0].type);
      if (!isInputObjectType(type) || !('clientKey' in type.getFields())) return [];
      return [[name, { ...leastOf(Object.values(type.getFields())), clientKey: `walk-${name}` }]];
    }),
  );
}

function leastOf(fields: readonly GraphQLInputField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(isRequiredInputField).map((field) => [field.name, leastValue(field)]),
  );
}

function leastValue({ type }: GraphQLInputField): unknown {
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return isInputObjectType(named) ? leastOf(Object.values(named.getFields())) : scalars[named.name];
}
