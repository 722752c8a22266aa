import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Options } from '@swc/core';
import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** The very settings that the service is built with: decorators and their metadata as Nest and TypeORM expect. */
const { jsc } = JSON.parse(readFileSync(new URL('api/.swcrc', import.meta.url), 'utf8')) as Options;

/** `source` finds `rules/src`, so that tests never meet a stale build. */
const conditions = ['source', 'node', 'development|production'];
/** graphql has no exports map: without this, Vite takes its `module` file and Node its `main`, two libraries that refuse each other. */
const alias = [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }];
const base = {
  plugins: [swc.vite({ jsc: jsc ?? {}, swcrc: false, tsconfigFile: false })],
  resolve: { conditions, alias },
  ssr: { resolve: { conditions } },
};

/**
 * One runner for everything; `integration` has a PostgreSQL of its own, `browser` a whole service besides.
 * A loaded machine may starve either for seconds: both are tried twice, and `npm test` names what did not pass at once.
 */
export default defineConfig({
  test: {
    // With `--coverage`: what decides a turn or a battle leaves no branch untried.
    coverage: {
      include: ['rules/src/{conquest,battle}/**/*.ts'],
      reporter: ['text-summary'],
      thresholds: { 100: true },
    },
    projects: [
      {
        ...base,
        test: { name: 'unit', include: ['{rules,api,web,scripts,docker}/**/*.test.ts'], environment: 'node' },
      },
      {
        ...base,
        test: {
          name: 'integration',
          include: ['{api,scripts}/**/*.integration.ts'],
          environment: 'node',
          globalSetup: ['api/test/database.setup.ts'],
          // Loading the service takes longer than many files take to run: those of one worker share it. Each test has its own.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What is waited for comes when the machine lets it; only what never comes is a fault.
          expect: { poll: { timeout: 30_000 } },
          // They wait for the database more than for a core; alone, one after the other, they take ten minutes.
          maxWorkers: 2,
          retry: 1,
        },
      },
      {
        ...base,
        test: {
          name: 'browser',
          include: ['web/test/**/*.browser.ts'],
          environment: 'node',
          globalSetup: ['web/test/service.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A second, the usual, is less than a starved browser may take for one answer.
          expect: { poll: { timeout: 10_000 } },
          // Two browsers are as many as two cores carry without timing each other out.
          maxWorkers: 2,
          retry: 1,
        },
      },
    ],
  },
});
