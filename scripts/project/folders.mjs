import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf, Fault } from '../fault.mjs';

/** The project's own folder, whatever folder a command was called from. */
export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What the commands keep on this machine: database, mails, build stamps. Ignored by git. */
export const keptFolder = path.join(projectFolder, '.pelagonia');

/**
 * Makes a folder that we are going to write to.
 * @param {string} folder
 */
export async function makeFolder(folder) {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(codeOf(error))) throw error;
    throw new Fault(
      `The folder ${folder} cannot be written to (${codeOf(error)}); ` +
        'give your user the right to write there, or move the project to a folder of your own.',
      { cause: error },
    );
  }
}
