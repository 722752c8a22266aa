import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../fault.mjs';

/** @typedef {typeof import('../../rules/src/index.js')} Rules */
/** @typedef {import('../../rules/src/index.js').ContentKind} ContentKind */

/**
 * @param {Rules} rules
 * @param {ContentKind} kind
 */
export function schemaPlaceOf(rules, kind) {
  return `${rules.contentFolder(kind).folder}/${kind}.schema.json`;
}

/**
 * @param {Rules} rules
 * @param {string} root the folder that holds maps, armies and scenarios
 * @returns {Promise<{ kind: ContentKind, file: string, id?: string }[]>} every file there is, by kind and name
 */
export async function contentIn(rules, root) {
  const found = await Promise.all(
    rules.contentKinds.map(async (kind) => {
      const { folder, each } = rules.contentFolder(kind);
      if (!each) return [{ kind, file: rules.contentFile(kind, kind) }];
      const ids = await foldersIn(path.join(root, folder));
      return ids.map((id) => ({ kind, id, file: rules.contentFile(kind, id) }));
    }),
  );
  return found.flat();
}

/** @param {string} folder */
export async function foldersIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * A file of somebody's own is known by its name: `army.json`, or `lizardmen.army.json`.
 * @param {Rules} rules
 * @param {string} file
 * @returns {ContentKind | undefined}
 */
export function kindOf(rules, file) {
  const name = path.basename(file);
  return rules.contentKinds.find((kind) => name === `${kind}.json` || name.endsWith(`.${kind}.json`));
}
