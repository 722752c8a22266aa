import { readFile, writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { resolvers } from './graphql/resolvers.js';
import { describeRoots, schemaOptions } from './graphql/schema-options.js';

/** Writes api/schema.graphql, or with `--check` fails when it is not what the code says. */
const file = new URL('../schema.graphql', import.meta.url);
const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
const schema = await app.get(GraphQLSchemaFactory).create([...resolvers], [], schemaOptions);
const printed = `${printSchema(lexicographicSortSchema(describeRoots(schema)))}\n`;

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== printed) {
    process.stderr.write(
      'api/schema.graphql is not what the code says; run npm run schema -w api and commit it.\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, printed);
}
