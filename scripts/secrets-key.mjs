import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Fault } from './fault.mjs';

/**
 * The key that sealed orders are locked with, made once and kept beside the data, not in them: a copy of the database alone
 * opens nothing.
 * @param {string} kept the folder of what stays between runs
 * @returns {Promise<string>}
 */
export async function keptSecretsKey(kept) {
  const file = path.join(kept, 'secrets.key');
  const key = randomBytes(32).toString('hex');
  try {
    await writeFile(file, `${key}\n`, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unusable(file, error);
  }
  return (await readFile(file, 'utf8').catch((error) => Promise.reject(unusable(file, error)))).trim();
}

/**
 * @param {string} file
 * @param {unknown} cause
 */
function unusable(file, cause) {
  return new Fault(
    `The key of the sealed orders in ${file} cannot be read or made (${codeOf(cause)}); check its rights.`,
    { cause },
  );
}
