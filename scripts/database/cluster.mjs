import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../fault.mjs';
import { cleanEnvironment } from './account.mjs';

/** Role and database have the same name. */
export const databaseName = 'pelagonia';

/**
 * Makes PostgreSQL's data folder if there is none. It is made under another name and renamed at the end, so
 * that a half-made one is never taken for a whole one.
 * @param {object} options
 * @param {string} options.folder ours; holds `cluster` and `password`
 * @param {import('./binaries.mjs').Binaries} options.binaries
 * @param {import('./account.mjs').Account} options.account
 * @param {boolean} options.ephemeral
 * @returns {Promise<{ cluster: string, password: string }>}
 */
export async function prepareCluster({ folder, binaries, account, ephemeral }) {
  const cluster = path.join(folder, 'cluster');
  const passwordFile = path.join(folder, 'password');
  for (const name of await readdir(folder)) {
    if (name.startsWith('cluster.new-')) await rm(path.join(folder, name), { recursive: true, force: true });
  }
  if (await stat(cluster).catch(() => undefined)) {
    await refuseOtherMajor(cluster, binaries);
    const password = await readFile(passwordFile, 'utf8').catch((cause) => {
      throw new Fault(
        `The database's password is missing from ${passwordFile}; put the file back, ` +
          `or move ${folder} away to begin with an empty database.`,
        { cause },
      );
    });
    return { cluster, password };
  }
  const password = randomBytes(24).toString('base64url');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  if (account.uid !== undefined && account.gid !== undefined)
    await chown(passwordFile, account.uid, account.gid);

  const unfinished = path.join(folder, `cluster.new-${process.pid}`);
  const call = caller(account, folder);
  await call(binaries.initdb, [
    ...['--pgdata', unfinished, '--username', databaseName, '--pwfile', passwordFile],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin'],
    ...['--builtin-locale=C.UTF-8', '--no-instructions', ...(ephemeral ? ['--no-sync'] : [])],
  ]);
  const alone = ['--single', '-D', unfinished, ...(ephemeral ? ['-F'] : []), 'postgres'];
  await call(binaries.postgres, alone, `CREATE DATABASE ${databaseName};\n`);
  await rename(unfinished, cluster);
  return { cluster, password };
}

/**
 * @param {import('./account.mjs').Account} account
 * @param {string} folder
 */
function caller(account, folder) {
  /**
   * @param {string} program
   * @param {readonly string[]} words
   * @param {string} [input]
   */
  return async (program, words, input = '') => {
    const [command = '', ...rest] = [...account.prefix, program, ...words];
    const running = promisify(execFile)(command, rest, {
      ...account.spawnOptions,
      cwd: folder,
      env: cleanEnvironment,
    });
    running.child.stdin?.on('error', () => {}).end(input);
    await running.catch((error) => {
      const said = String(error.stderr).trim().split('\n');
      throw new Fault(`The database could not be made in ${folder}; ${hint(said.join(' '))}.`, {
        details: said,
        cause: error,
      });
    });
  };
}

/** @param {string} said */
function hint(said) {
  if (/no space left/i.test(said)) return 'the disk is full, so make room and start again';
  if (/permission denied/i.test(said)) return 'give your user the right to write there and start again';
  return 'PostgreSQL says why below';
}

/**
 * @param {string} cluster
 * @param {import('./binaries.mjs').Binaries} binaries
 */
async function refuseOtherMajor(cluster, binaries) {
  const found = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'], { env: cleanEnvironment });
  const ours = /(\d+)[.\w]*\s*$/.exec(stdout)?.[1] ?? '';
  if (found === ours) return;
  throw new Fault(
    found === ''
      ? `${cluster} does not hold a PostgreSQL database; move that folder away to begin with an empty one.`
      : `The data in ${cluster} was written by PostgreSQL ${found} and this is PostgreSQL ${ours}; ` +
          `start it with the release that wrote it, or move that folder away to begin with an empty database.`,
  );
}
