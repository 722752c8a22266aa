import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from './folders.mjs';

/** Made by builds, or no part of them. The message compiler writes notes of its own beside its settings. */
const passedOver = new Set([
  'node_modules',
  'dist',
  'build',
  '.svelte-kit',
  'paraglide',
  'project.inlang',
  'generated',
  'test',
]);
const isTest = /\.(test|integration|browser|bench)\.[a-z]+$/;

/**
 * @param {readonly string[]} places files and folders, from the project's folder; those that do not exist count as empty
 * @param {readonly string[]} [words] whatever else the result depends on
 * @returns {Promise<string>} a text that changes when any file's name or content does
 */
export async function digest(places, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const place of places) {
    for (const file of await filesIn(path.join(projectFolder, place))) {
      hash.update(`\0${path.relative(projectFolder, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {Promise<string[]>} the files that count, in a fixed order
 */
export async function filesIn(place) {
  const found = await stat(place).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !passedOver.has(name) && !isTest.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => {
        const inner = path.join(place, entry.name);
        return entry.isDirectory() ? filesIn(inner) : entry.isFile() ? [inner] : [];
      }),
  );
  return lists.flat();
}
