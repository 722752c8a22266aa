import { getNamedType, GraphQLString, type GraphQLSchema, isInputObjectType } from 'graphql';
import type { GraphQLInputFieldMap, GraphQLInputType } from 'graphql';

/** Every place of every mutation where somebody can write what he likes, as `mutation.field.field`; of its one input. */
export function stringPaths(schema: GraphQLSchema): string[] {
  const visit = (type: GraphQLInputType, path: readonly string[], passed: readonly string[]): string[] => {
    const named = getNamedType(type);
    if (named.name === GraphQLString.name) return [path.join('.')];
    if (!isInputObjectType(named) || passed.includes(named.name)) return [];
    const fields: GraphQLInputFieldMap = named.getFields();
    return Object.values(fields).flatMap((field) =>
      visit(field.type, [...path, field.name], [...passed, named.name]),
    );
  };
  const mutations = Object.values(schema.getMutationType()!.getFields());
  return mutations.flatMap(({ name, args }) =>
    args.flatMap((argument) =>
      visit(argument.type, argument.name === 'input' ? [name] : [name, argument.name], []),
    ),
  );
}
