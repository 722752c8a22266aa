import type { BuildSchemaOptions } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';

/** Times are DateTime, in ISO 8601; plain `number` fields say themselves whether they are whole. */
export const schemaOptions: BuildSchemaOptions = {
  dateScalarMode: 'isoDate',
  numberScalarMode: 'integer',
};

/** Code first has no place to describe the three roots. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const roots = [
    [schema.getQueryType(), 'What can be read; nothing here changes anything.'],
    [schema.getMutationType(), 'What can be changed; expected failures are members of the answer.'],
    [schema.getSubscriptionType(), 'What can be heard of as it happens, over graphql-ws.'],
  ] as const;
  for (const [root, description] of roots) if (root != null) root.description = description;
  return schema;
}
