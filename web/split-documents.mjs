const typedString = /export class TypedDocumentString[\s\S]*?\n}\n/;
const document =
  /export const (\w+) = (?:\/\*#__PURE__\*\/ )?new TypedDocumentString\([\s\S]*?\)(?: as unknown as TypedDocumentString<(\w+), (\w+)>)?;\n?/g;

/**
 * Takes what the generator writes as one file apart: types stay together, and every document becomes a module of its own,
 * so that a page fetches the documents it sends and not those of all others.
 * @param {string} generated
 * @returns {{ operations: string, files: Map<string, string> }} the file that all import from, and the others beside it
 */
export function splitDocuments(generated) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const [start = '', marker = ''] = [generated, typedString.exec(generated)?.[0]];
  const heading = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';\n";
  files.set('typed-document.ts', `${heading}\n${marker}`);
  const exports = ["export { TypedDocumentString } from './typed-document.js';"];
  const operations = start
    .replace(marker, '')
    .replace(heading, '')
    .replace(document, (text, name, result, variables) => {
      // Fragments are written out in each document that uses them.
      if (result === undefined || !name.endsWith('Document')) return '';
      const types = `import type { ${[...new Set([result, variables])].join(', ')} } from '../operations.js';`;
      files.set(
        `documents/${name}.ts`,
        `${types}\nimport { TypedDocumentString } from '../typed-document.js';\n\n${text}`,
      );
      exports.push(`export { ${name} } from './documents/${name}.js';`);
      return '';
    });
  return { operations: `${operations.trimEnd()}\n\n${exports.join('\n')}\n`, files };
}
