import path from 'node:path';
import { build } from '../project/build.mjs';
import { projectFolder } from '../project/folders.mjs';
import { runNpm } from '../npm.mjs';
import { runNode } from '../run.mjs';
import { runVitest } from './vitest.mjs';

/**
 * @typedef {object} Check
 * @property {string} name checks of the same name count as one
 * @property {string} title
 * @property {(signal: AbortSignal) => Promise<import('./tally.mjs').Outcome | void>} run rejects if it fails
 * @property {boolean} [needsBuild]
 */

const tsc = 'node_modules/typescript/bin/tsc';
const svelteCheck = path.join(projectFolder, 'node_modules/svelte-check/bin/svelte-check');

/** @param {string} project */
const types = (project) => ({
  name: 'types',
  title: `Types of ${project}`,
  /** @param {AbortSignal} signal */
  run: async (signal) => void (await runNode(tsc, ['--noEmit', '-p', project], { signal })),
});

/** What the page's types are made from; everything that reads the page's sources needs it first. */
export const generated = /** @satisfies {Check} */ ({
  name: 'generated',
  title: 'Generating what the page is typed by',
  run: async (signal) => void (await runNpm(['run', 'generate', '--workspace', 'web'], { signal })),
});

export const built = /** @satisfies {Check} */ ({
  name: 'build',
  title: 'Build',
  run: (signal) => build({ signal }),
});

/**
 * Longest first, so that the last one to finish does not run alone for long.
 * @type {readonly Check[]}
 */
export const quickChecks = [
  {
    name: 'lint',
    title: 'Lint',
    run: async (signal) =>
      void (await runNode('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings=0'], { signal })),
  },
  {
    name: 'types',
    title: 'Types of web',
    run: async (signal) => {
      const words = ['--tsconfig', './tsconfig.json', '--fail-on-warnings'];
      await runNode(svelteCheck, words, { cwd: path.join(projectFolder, 'web'), signal });
    },
  },
  { name: 'unit', title: 'Unit tests', run: (signal) => runVitest('unit', signal) },
  types('api/tsconfig.json'),
  {
    name: 'format',
    title: 'Format',
    run: async (signal) =>
      void (await runNode('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'], {
        signal,
      })),
  },
  types('rules/tsconfig.json'),
  types('rules/tsconfig.test.json'),
  types('scripts/tsconfig.json'),
];

/** @type {readonly Check[]} */
export const slowChecks = [
  {
    name: 'schema',
    title: 'Schema',
    needsBuild: true,
    run: async (signal) => void (await runNpm(['run', 'schema:check', '--workspace', 'api'], { signal })),
  },
  {
    name: 'integration',
    title: 'Integration tests',
    needsBuild: true,
    run: (signal) => runVitest('integration', signal),
  },
];

/** Alone and at the end: what a browser shows in time depends on what else the machine is doing. */
export const browserCheck = /** @satisfies {Check} */ ({
  name: 'browser',
  title: 'Browser tests',
  needsBuild: true,
  run: (signal) => runVitest('browser', signal),
});
