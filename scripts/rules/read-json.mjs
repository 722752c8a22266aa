import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { codeOf, Fault } from '../fault.mjs';

const standardInput = 'Standard input';

/**
 * @param {string | undefined} file absent: standard input
 * @returns {Promise<string>}
 */
export async function readText(file) {
  return (file === undefined ? text(process.stdin) : readFile(file, 'utf8')).catch((error) => {
    throw new Fault(
      `${file ?? standardInput} cannot be read (${codeOf(error)}); check the name and the rights of the file.`,
    );
  });
}

/**
 * @param {string | undefined} file absent: standard input
 * @returns {Promise<unknown>}
 */
export async function readJson(file) {
  const content = await readText(file);
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Fault(`${file ?? standardInput} is not JSON: ${why}.`);
  }
}

/**
 * @param {unknown} value
 * @returns {Promise<void>} when it has been handed over: an exit must not cut a long answer short
 */
export function writeJson(value) {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(value, null, 2)}\n`, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
