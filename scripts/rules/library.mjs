import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Fault } from '../fault.mjs';
import { projectFolder } from '../project/folders.mjs';

/** Ids are names of files, so nothing but an id may become one. */
const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * @param {import('./run-command.mjs').Request} request
 * @param {import('../../rules/src/index.js').ContentKind} kind
 * @param {unknown} id
 * @returns {Promise<{ file: string, content: unknown } | undefined>} nothing when there is none of this id
 */
export async function fromLibrary({ rules, folder = projectFolder }, kind, id) {
  if (typeof id !== 'string' || !idShape.test(id)) return undefined;
  const file = rules.contentFile(kind, id);
  let text;
  try {
    text = await readFile(path.join(folder, file), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw new Fault(`${file} cannot be read (${codeOf(error)}); check the rights of the file.`);
  }
  try {
    return { file, content: JSON.parse(text) };
  } catch (error) {
    throw new Fault(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * Content that its own door refuses is no fault of who asked.
 * @param {string} file
 * @param {readonly string[]} sentences
 * @returns {Fault}
 */
export function unsound(file, sentences) {
  return new Fault(`${file} is not sound; mend it first.`, { details: sentences });
}

/**
 * @template T
 * @param {import('./run-command.mjs').Request} request
 * @param {'scenario' | 'army'} kind
 * @param {unknown} id
 * @param {(content: unknown) => import('../../rules/src/index.js').Checked<T>} door
 * @returns {Promise<T[]>} the one that was asked for, or none
 */
export async function soundFromLibrary(request, kind, id, door) {
  const found = await fromLibrary(request, kind, id);
  if (found === undefined) return [];
  const checked = door(found.content);
  if (checked.ok) return [checked.value];
  throw unsound(
    found.file,
    checked.faults.map((fault) => request.rules.describeInputFault(fault, request.language)),
  );
}

/**
 * @param {import('./run-command.mjs').Request} request
 * @param {string} id
 * @returns {Promise<import('../../rules/src/index.js').CampaignMap | undefined>} nothing, and a word about it, when there is none
 */
export async function soundMap(request, id) {
  const { rules, language } = request;
  const found = await fromLibrary(request, 'map', id);
  if (found === undefined) {
    console.error(`There is no map ${id}; its name is that of a folder in maps.`);
    return undefined;
  }
  const checked = rules.checkMap(found.content);
  if (checked.ok) return checked.map;
  throw unsound(
    found.file,
    checked.violations.map((one) => rules.describeViolation(one, language)),
  );
}

/**
 * @param {unknown} document
 * @param {string} field
 * @returns {unknown} what a document has in a field, if it is one that has fields
 */
export function fieldOf(document, field) {
  if (typeof document !== 'object' || document === null) return undefined;
  return new Map(Object.entries(document)).get(field);
}
