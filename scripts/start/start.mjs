import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { startDatabase } from '../database.mjs';
import { codeOf, Fault } from '../fault.mjs';
import { build } from '../project/build.mjs';
import { keptFolder, makeFolder, projectFolder } from '../project/folders.mjs';
import { install } from '../project/install.mjs';
import { keptSecretsKey } from '../secrets-key.mjs';
import { bold, dim, say, step } from '../terminal/progress.mjs';
import { requireFreePort } from './port.mjs';
import { reachDatabase } from './reach-database.mjs';
import { demoAccounts, loadService, readConfiguration, runService } from './service.mjs';

/**
 * `npm start`: installs, builds, starts database and service, and stays until it is asked to end.
 * `--data <folder>` keeps everything elsewhere than in `.pelagonia`.
 * @param {import('../command.mjs').Life} life
 */
export async function start({ signal, atEnd }) {
  process.chdir(projectFolder);
  const kept = path.resolve(option('--data') ?? keptFolder);
  const embedded = !process.env.DATABASE_URL;
  say(bold('Pelagonia'));
  await requireFreePort(process.env);
  await requireWritable(kept);
  await install(signal);
  await build({ signal });
  signal.throwIfAborted();

  const service = await loadService();
  const environment = withDefaults(process.env, kept, embedded);
  environment.SECRETS_KEY ||= await keptSecretsKey(kept);
  const settled = readConfiguration(service, environment);
  await requireWritable(path.resolve(settled.outboxDir));
  /** @type {Promise<void>} */
  let databaseEnded = new Promise(() => {});
  if (embedded) {
    const directory = path.join(kept, 'database');
    const database = await step('Starting the database', () => startDatabase({ directory, signal }));
    atEnd(() => database.stop());
    environment.DATABASE_URL = database.url;
    databaseEnded = database.ended.then(() => {
      throw new Fault(
        `The database ended by itself; its log is ${database.log}, and starting again recovers the data.`,
      );
    });
    databaseEnded.catch(() => {});
  } else {
    await reachDatabase(process.env.DATABASE_URL ?? '');
  }
  signal.throwIfAborted();
  const configuration = readConfiguration(service, environment);
  const running = await step('Starting the service', () => runService(service, configuration));
  atEnd(async () => {
    say('Stopping.');
    await running.close();
  });
  await welcome(running, configuration, kept, embedded);
  await Promise.race([asked(signal), databaseEnded]);
}

/** @param {string} name */
function option(name) {
  const place = process.argv.indexOf(name);
  return place > 0 ? process.argv[place + 1] : undefined;
}

/**
 * Settings as `npm start` wants them where the caller leaves them open: the demo only ever on a database of its
 * own, and the log in a file, so that the terminal keeps showing the address.
 * @param {NodeJS.ProcessEnv} given
 * @param {string} kept
 * @param {boolean} embedded
 * @returns {NodeJS.ProcessEnv}
 */
function withDefaults(given, kept, embedded) {
  return {
    ...given,
    DATABASE_URL: given.DATABASE_URL || 'postgres://embedded',
    DEMO: given.DEMO || (embedded ? 'true' : 'false'),
    OUTBOX_DIR: given.OUTBOX_DIR || path.join(kept, 'outbox'),
    LOG_FILE: given.LOG_FILE || path.join(kept, 'service.log'),
  };
}

/** @param {string} folder */
async function requireWritable(folder) {
  await makeFolder(folder);
  await access(folder, constants.W_OK).catch((cause) => {
    throw new Fault(
      `The folder ${folder} cannot be written to (${codeOf(cause)}); ` +
        'give your user the right to write there, or move the project to a folder of your own.',
      { cause },
    );
  });
}

/**
 * @param {{ url: string, port: number }} running
 * @param {import('./service.mjs').Configuration} configuration
 * @param {string} kept
 * @param {boolean} embedded
 */
async function welcome({ url, port }, configuration, kept, embedded) {
  const accounts = configuration.demo ? await demoAccounts(`http://127.0.0.1:${port}`).catch(() => []) : [];
  const widest = Math.max(0, ...accounts.map(({ displayName }) => displayName.length));
  say();
  say(`  ${bold(url)}`);
  if (accounts.length > 0) {
    say();
    say('  Sign in to the demo with one click:');
    for (const { name, displayName } of accounts)
      say(`    ${displayName.padEnd(widest)}  ${url}/demo/${name}`);
  }
  say();
  if (configuration.smtpUrl === undefined) say(dim(`  Mails    ${url}/outbox`));
  say(dim(`  Data     ${embedded ? path.join(kept, 'database') : 'in the database of DATABASE_URL'}`));
  say(dim('  Ctrl-C stops everything.'));
  say();
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function asked(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
