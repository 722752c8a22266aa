import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isAbstractType,
} from 'graphql';
import type { Visitor } from '../test-service.js';

/** What arguments are filled with, by their names; others get any value of their type. */
export type KnownArguments = Readonly<Record<string, string | number>>;

/** One way to a type, and all its plain fields. */
export type Question = Readonly<{ path: string; way: readonly string[]; plain: readonly string[] }>;

export async function schemaOf(visitor: Visitor): Promise<GraphQLSchema> {
  const { data } = await visitor.ask(getIntrospectionQuery());
  return buildClientSchema(data as unknown as IntrospectionQuery);
}

/** Every question that can be put: for each way to a type, all its plain fields. New fields are walked as they come. */
export function questions(schema: GraphQLSchema, known: KnownArguments, deepest = 7): Question[] {
  const all: Question[] = [];
  const visit = (type: GraphQLNamedType, way: readonly string[], passed: readonly string[]): void => {
    for (const member of isAbstractType(type) ? schema.getPossibleTypes(type) : [type]) {
      if (!isObjectType(member)) continue;
      const here = isAbstractType(type) ? [...way, `... on ${member.name}`] : way;
      const fields = Object.values(member.getFields());
      const plain = fields
        .filter((field) => isLeafType(getNamedType(field.type)))
        .map((field) => `${field.name}${argumentsOf(field, known)}`);
      if (plain.length > 0) all.push({ path: [...way, member.name].join(' '), way: here, plain });
      if (way.length >= deepest) continue;
      for (const field of fields) {
        const next = getNamedType(field.type);
        if (isLeafType(next) || passed.includes(next.name)) continue;
        visit(next, [...here, `${field.name}${argumentsOf(field, known)}`], [...passed, next.name]);
      }
    }
  };
  const root = schema.getQueryType()!;
  visit(root, [], [root.name]);
  return all;
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>, known: KnownArguments): string {
  const given = args
    .filter((argument) => isRequiredArgument(argument) || argument.name in known)
    .map((argument) => `${argument.name}: ${valueOf(argument, known)}`);
  return given.length === 0 ? '' : `(${given.join(', ')})`;
}

function valueOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, known: KnownArguments): string {
  return name in known ? JSON.stringify(known[name]) : anyValue(type, known);
}

function anyValue(type: GraphQLInputType, known: KnownArguments): string {
  if (isNonNullType(type)) return anyValue(type.ofType as GraphQLInputType, known);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field, known)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'true' }[type.name] ?? JSON.stringify(known['id'] ?? 'x');
}
