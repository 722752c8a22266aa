import { chown, mkdir, mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseAccount } from './database/account.mjs';
import { findBinaries } from './database/binaries.mjs';
import { databaseName, prepareCluster } from './database/cluster.mjs';
import { startPostmaster } from './database/postmaster.mjs';
import { Fault } from './fault.mjs';
import { takeLock } from './lock.mjs';
import { makeFolder } from './project/folders.mjs';

/**
 * @typedef {object} Database
 * @property {string} url with name and password
 * @property {string} log the server's log
 * @property {Promise<void>} ended settles when the server is gone, asked or not
 * @property {() => Promise<void>} stop
 */

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  huge_pages: 'off',
};

/** For data that nobody will miss. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_senders: '0',
  wal_level: 'minimal',
};

/**
 * Starts the real PostgreSQL that npm installed, on loopback and a free port. It ends with us, however we end.
 * @param {object} options
 * @param {string} [options.directory] kept between runs; absent: a temporary folder that goes when the server does
 * @param {(sentence: string) => void} [options.log] hears what takes long
 * @param {Readonly<Record<string, string>>} [options.settings] of the server, as in postgresql.conf
 * @param {AbortSignal} [options.signal] ends a start under way
 * @returns {Promise<Database>}
 */
export async function startDatabase({ directory, log = () => {}, settings = {}, signal } = {}) {
  const ephemeral = directory === undefined;
  const folder = directory ?? (await mkdtemp(path.join(tmpdir(), 'pelagonia-')));
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  const discard = async () => {
    await lock.release();
    if (ephemeral) await rm(folder, { recursive: true, force: true });
  };
  try {
    const binaries = await findBinaries();
    const account = await chooseAccount(binaries.postgres, folder, path.join(folder, 'cluster'));
    if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
    signal?.throwIfAborted();
    if (!ephemeral && !(await exists(path.join(folder, 'cluster')))) log('Making a database');
    const { cluster, password } = await prepareCluster({ folder, binaries, account, ephemeral });
    signal?.throwIfAborted();
    const serverLog = await freshLog(path.join(folder, 'server.log'));
    const server = await startPostmaster({
      cluster,
      program: binaries.postgres,
      account,
      settings: { ...always, ...(ephemeral ? careless : {}), ...settings },
      log: serverLog,
      ...(ephemeral ? { doomed: folder } : {}),
      ...(signal ? { signal } : {}),
    });
    return {
      url: `postgres://${databaseName}:${password}@127.0.0.1:${server.port}/${databaseName}`,
      log: serverLog,
      ended: server.ended,
      stop: async () => {
        await server.stop();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** @param {string} folder */
async function lockFolder(folder) {
  await mkdir(folder, { recursive: true });
  const lock = await takeLock(path.join(folder, 'lock')).catch((cause) => {
    throw new Fault(
      `The folder ${folder} cannot be written to (${cause.code}); give your user the right to write there, ` +
        'or move it away to begin with an empty database.',
      { cause },
    );
  });
  if ('release' in lock) return lock;
  throw new Fault(
    `The database in ${folder} is already in use by process ${lock.heldBy}; ` +
      'stop that one first, or set DATABASE_URL to use another database.',
  );
}

/** @param {string} file */
async function exists(file) {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

/**
 * @param {string} file
 * @returns {Promise<string>} the same, emptied when it has grown large
 */
async function freshLog(file) {
  const found = await stat(file).catch(() => undefined);
  if (found && found.size > 1_000_000) await truncate(file);
  return file;
}
