import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../project/folders.mjs';
import { schemaPlaceOf } from './places.mjs';

/**
 * @param {typeof import('../../rules/src/index.js')} rules
 * @param {import('./places.mjs').ContentKind} kind
 */
function schemaText(rules, kind) {
  return `${JSON.stringify(rules.contentSchema(kind), null, 2)}\n`;
}

/**
 * Every schema that the project publishes, with its place: those of the content, and that of rosters, which players save
 * as files.
 * @param {typeof import('../../rules/src/index.js')} rules
 * @returns {{ file: string, text: string }[]}
 */
export function publishedSchemas(rules) {
  return [
    ...rules.contentKinds.map((kind) => ({
      file: schemaPlaceOf(rules, kind),
      text: schemaText(rules, kind),
    })),
    {
      file: 'armies/roster.schema.json',
      text: `${JSON.stringify(rules.rosterSchema, null, 2)}\n`,
    },
  ];
}

/**
 * Writes the schemas that editors use anew, after a change of the rules' readers.
 * @type {import('../rules/run-command.mjs').RulesCommand}
 */
export async function schemas({ rules, folder = projectFolder }) {
  for (const { file, text } of publishedSchemas(rules)) {
    const before = await readFile(path.join(folder, file), 'utf8').catch(() => '');
    if (text === before) continue;
    await writeFile(path.join(folder, file), text);
    console.log(file);
  }
  return 0;
}
