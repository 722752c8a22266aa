import path from 'node:path';
import process from 'node:process';
import { startDatabase } from '../database.mjs';
import { Fault } from '../fault.mjs';
import { freePort } from '../free-port.mjs';
import { runNpm } from '../npm.mjs';
import { build } from '../project/build.mjs';
import { keptFolder, projectFolder } from '../project/folders.mjs';
import { install } from '../project/install.mjs';
import { keptSecretsKey } from '../secrets-key.mjs';
import { CommandFailed, runNode } from '../run.mjs';
import { requireFreePort } from '../start/port.mjs';
import { reachDatabase } from '../start/reach-database.mjs';
import { bold, dim, say, step } from '../terminal/progress.mjs';
import { labelled } from './labelled.mjs';

/**
 * `npm run dev`: everything runs from the sources and follows them. The page comes from Vite, which passes what is the
 * service's on to it; the service starts again after each change of its own or the rules' code.
 * @param {import('../command.mjs').Life} life
 */
export async function dev({ signal, atEnd }) {
  process.chdir(projectFolder);
  const port = process.env.PORT || '3000';
  await requireFreePort(process.env);
  await install(signal);
  await build({ signal, page: false });
  const databaseUrl = process.env.DATABASE_URL || (await ownDatabase(signal, atEnd));
  if (process.env.DATABASE_URL) await reachDatabase(databaseUrl);

  const servicePort = `${await freePort()}`;
  const url = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const serviceEnvironment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: process.env.SECRETS_KEY || (await keptSecretsKey(keptFolder)),
    DEMO: process.env.DEMO || (process.env.DATABASE_URL ? 'false' : 'true'),
    PORT: servicePort,
    PUBLIC_URL: url,
    REQUESTS_PER_MINUTE: process.env.REQUESTS_PER_MINUTE || '100000',
  };
  const nest = path.join(projectFolder, 'node_modules/@nestjs/cli/bin/nest.js');
  const tscWords = ['-p', 'rules/tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  const pageEnvironment = { ...process.env, API_PORT: servicePort };
  const vite = ['run', 'dev', '--workspace', 'web', '--', '--port', port, '--strictPort'];

  say();
  say(`  ${bold(url)}  ${dim('Ctrl-C stops everything.')}`);
  say();
  /** @type {Promise<never>[]} */
  const followed = [];
  /**
   * @param {string} name
   * @param {Promise<string>} running
   */
  const follow = (name, running) => followed.push(untilItEnds(name, running));
  follow(
    'rules',
    runNode('node_modules/typescript/bin/tsc', tscWords, { signal, onOutput: labelled('rules', 36) }),
  );
  follow('page', runNpm(vite, { env: pageEnvironment, signal, onOutput: labelled('page', 32) }));
  // Nest begins by emptying its output, so the service has to wait for the first whole one.
  /** @type {Promise<void>} */
  const compiled = new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    const show = labelled('build', 33);
    const onOutput = (/** @type {string} */ text) => {
      show(text);
      if (text.includes('Watching for file changes')) resolve();
    };
    const cwd = path.join(projectFolder, 'api');
    follow('build', runNode(nest, ['build', '--watch', '-c', '../nest-cli.json'], { cwd, signal, onOutput }));
  });
  const service = compiled.then(() => {
    const words = ['--watch-preserve-output', '--enable-source-maps', 'api/dist/main.js'];
    return runNode('--watch', words, { env: serviceEnvironment, signal, onOutput: labelled('service', 35) });
  });
  follow('service', service);
  // Whatever ends first, everything else has to have ended before the database does.
  atEnd(() => Promise.allSettled(followed));
  await Promise.race(followed);
}

/**
 * @param {AbortSignal} signal
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<string>} the address of the same database that `npm start` uses
 */
async function ownDatabase(signal, atEnd) {
  const directory = path.join(keptFolder, 'database');
  const database = await step('Starting the database', () => startDatabase({ directory, signal }));
  atEnd(() => database.stop());
  return database.url;
}

/**
 * @param {string} name
 * @param {Promise<string>} running
 * @returns {Promise<never>}
 */
async function untilItEnds(name, running) {
  try {
    await running;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  throw new Fault(`The part "${name}" ended by itself; what it said is above.`);
}
