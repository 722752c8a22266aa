import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { CommandFailed, runNode } from '../run.mjs';

/**
 * @param {'unit' | 'integration' | 'browser'} project
 * @param {AbortSignal} signal
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
export async function runVitest(project, signal) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-vitest-'));
  const file = path.join(folder, 'count.json');
  const words = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=./scripts/checks/count-reporter.mjs',
  ];
  const env = { ...process.env, PELAGONIA_COUNT: file };
  try {
    const output = await runNode('node_modules/vitest/vitest.mjs', words, { signal, env }).catch((error) => {
      if (error instanceof CommandFailed) return error;
      throw error;
    });
    const died = output instanceof CommandFailed;
    const { passed, failed, secondTries } = await readCount(file);
    return {
      passed,
      // Something that fails outside any test, such as a set-up, counts too.
      failed: died ? Math.max(1, failed) : failed,
      secondTries,
      output: died ? output.output : output,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @returns {Promise<import('./count-reporter.mjs').Count>}
 */
async function readCount(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 1, secondTries: [] } : JSON.parse(text);
}
