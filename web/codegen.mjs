/** Makes what the page is typed by: operations from the API's schema, and message functions from `messages/`. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { compile } from '@inlang/paraglide-js';
import { formatDocument } from '@urql/core';
import { parse, print } from 'graphql';
import { splitDocuments } from './split-documents.mjs';
import { wordsOptions } from './words.config.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const schemaPath = process.env.PELAGONIA_SCHEMA ?? here('../api/schema.graphql');
const folder = here('./src/lib/generated');
const filename = `${folder}/operations.ts`;

async function readOperations() {
  const sources = here('./src');
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.graphql'));
  return Promise.all(
    names.sort().map(async (name) => ({
      location: relative(here('.'), `${sources}/${name}`),
      document: parse(await readFile(`${sources}/${name}`, 'utf8')),
    })),
  );
}

const config = {
  scalars: { DateTime: 'string', ID: 'string' },
  enumType: 'string-literal',
  useTypeImports: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  skipTypename: false,
  dedupeFragments: true,
  documentMode: 'string',
  pureMagicComment: true,
};
const generated = await codegen({
  filename,
  config,
  schema: parse(await readFile(schemaPath, 'utf8')),
  documents: await readOperations(),
  plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
  pluginMap: { typescriptOperations, typedDocumentNode },
});
const { operations, files } = splitDocuments(generated);
/** What the shells of pages ask by themselves (see `route-shells.js`), in the words in which the page's own client would. */
const early = ['Viewer', 'OpenCampaign'].map((name) => {
  const [, query = ''] = /`([\s\S]*)`/.exec(files.get(`documents/${name}Document.ts`)) ?? [];
  return [name, print(formatDocument(parse(query)))];
});
files.set('early-questions.json', JSON.stringify(Object.fromEntries(early)));
await mkdir(`${folder}/documents`, { recursive: true });
for (const [name, text] of [['operations.ts', operations], ...files]) {
  const before = await readFile(`${folder}/${name}`, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(`${folder}/${name}`, text);
}
for (const name of await readdir(`${folder}/documents`)) {
  if (!files.has(`documents/${name}`)) await rm(`${folder}/documents/${name}`);
}

await compile({ ...wordsOptions });
