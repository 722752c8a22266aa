import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { Fault } from '../fault.mjs';

/**
 * How PostgreSQL's programs are called. It refuses to run as root, so root calls them as somebody else.
 * @typedef {object} Account
 * @property {number} [uid] absent: ourselves
 * @property {number} [gid]
 * @property {readonly string[]} prefix words put before each command
 * @property {{ uid?: number, gid?: number }} spawnOptions
 */

/** @type {Account} */
const ourselves = { prefix: [], spawnOptions: {} };

/** Nothing of the caller's environment may change where or how PostgreSQL runs (PGDATA, LANG, LD_LIBRARY_PATH …). */
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * @param {string} program any of PostgreSQL's, to see that the account can reach and run it
 * @param {string} folder the folder that will hold the data
 * @param {string} existing data that may be there already; it stays with its owner
 * @returns {Promise<Account>}
 */
export async function chooseAccount(program, folder, existing) {
  const owner = await stat(existing).catch(() => undefined);
  if (process.getuid === undefined) return ourselves;
  if (process.getuid() !== 0) {
    if (owner !== undefined && owner.uid !== process.getuid()) {
      throw new Fault(
        `The data in ${existing} belongs to another user (number ${owner.uid}); ` +
          'start as that user, or move that folder away to begin with an empty database.',
      );
    }
    refuseUnlessRunning(ourselves, program, folder);
    return ourselves;
  }
  const { uid, gid, name } =
    owner !== undefined && owner.uid !== 0 ? { ...owner, name: `number ${owner.uid}` } : deputy();
  /** @type {Account} */
  const plain = { uid, gid, prefix: [], spawnOptions: { uid, gid } };
  if (tryOut(plain, program, folder) === undefined) return plain;
  // The project may lie in a folder that only root can enter: lend the account that one right.
  const rights = '+dac_override,+dac_read_search';
  const words = [
    'setpriv',
    '--reuid',
    `${uid}`,
    '--regid',
    `${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
  ];
  /** @type {Account} */
  const lent = {
    uid,
    gid,
    prefix: [...words, `--inh-caps=${rights}`, `--ambient-caps=${rights}`],
    spawnOptions: {},
  };
  const reason = tryOut(lent, program, folder);
  if (reason === undefined) return lent;
  throw new Fault(
    `PostgreSQL may not run as root, and the user "${name}" cannot run it from ${folder}; start as a normal user, ` +
      'move the project to a folder that every user may enter, or set DATABASE_URL to a PostgreSQL of your own.',
    { details: [reason] },
  );
}

/**
 * The user that root lends PostgreSQL's processes to.
 * @returns {{ uid: number, gid: number, name: string }}
 */
function deputy() {
  for (const name of ['postgres', 'nobody']) {
    const found = lookUp(name);
    if (found) return found;
  }
  const name = 'pelagonia';
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', name]);
  const made = lookUp(name);
  if (made) return made;
  throw new Fault(
    'PostgreSQL may not run as root and no other user could be made for it; start as a normal user.',
  );
}

/** @param {string} name */
function lookUp(name) {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid !== undefined && gid !== undefined && uid !== 0 ? { uid, gid, name } : undefined;
}

/**
 * @param {Account} account
 * @param {string} program
 * @param {string} folder
 */
function refuseUnlessRunning(account, program, folder) {
  const reason = tryOut(account, program, folder);
  if (reason === undefined) return;
  throw new Fault(
    'The PostgreSQL from npm does not run on this machine; set DATABASE_URL to a PostgreSQL of your own.',
    { details: [reason] },
  );
}

/**
 * @param {Account} account
 * @param {string} program
 * @param {string} folder
 * @returns {string | undefined} why it cannot, if it cannot
 */
function tryOut(account, program, folder) {
  const call =
    process.platform === 'win32'
      ? [program, '--version']
      : [...account.prefix, 'sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', folder, program];
  const [command = '', ...words] = call;
  const { status, stderr, error } = spawnSync(command, words, {
    ...account.spawnOptions,
    cwd: '/',
    env: cleanEnvironment,
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim() || `it ended with exit code ${status}`);
}
