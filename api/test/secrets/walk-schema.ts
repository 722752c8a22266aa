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

/** What one visitor is told, by the path of the question. */
export type Told = Map<string, string>;

export async function schemaOf(visitor: Visitor): Promise<GraphQLSchema> {
  const { data } = await visitor.ask(getIntrospectionQuery());
  return buildClientSchema(data as unknown as IntrospectionQuery);
}

/** Every question that can be put: for each way to a type, all its plain fields. New fields are walked as they come. */
export function questions(schema: GraphQLSchema, known: KnownArguments, deepest = 7): Map<string, string> {
  const all = new Map<string, string>();
  const visit = (type: GraphQLNamedType, way: readonly string[], passed: readonly string[]): void => {
    for (const member of isAbstractType(type) ? schema.getPossibleTypes(type) : [type]) {
      if (!isObjectType(member)) continue;
      const fields = Object.values(member.getFields());
      const plain = fields.filter((field) => isLeafType(getNamedType(field.type)));
      const asked = plain.map((field) => `${field.name}${argumentsOf(field, known)}`).join(' ');
      const inner = isAbstractType(type) ? `... on ${member.name} { ${asked} }` : asked;
      if (plain.length > 0) all.set([...way, member.name].join(' '), nested(way, inner));
      if (way.length >= deepest) continue;
      for (const field of fields) {
        const next = getNamedType(field.type);
        if (isLeafType(next) || passed.includes(next.name)) continue;
        const step = `${field.name}${argumentsOf(field, known)}`;
        const through = isAbstractType(type) ? [...way, `... on ${member.name}`, step] : [...way, step];
        visit(next, through, [...passed, next.name]);
      }
    }
  };
  const root = schema.getQueryType()!;
  visit(root, [], [root.name]);
  return all;
}

export async function walk(visitor: Visitor, asked: ReadonlyMap<string, string>): Promise<Told> {
  const told = await Promise.all(
    [...asked].map(async ([path, query]): Promise<[string, string]> => {
      const { data, errors } = await visitor.ask(query);
      return [path, JSON.stringify({ data, errors })];
    }),
  );
  return new Map(told);
}

function nested(way: readonly string[], inner: string): string {
  return way.reduceRight((text, step) => `{ ${step} ${text} }`, `{ ${inner} }`);
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
