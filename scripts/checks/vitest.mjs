import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFailed, runNode } from '../run.mjs';

/**
 * @param {'unit' | 'integration' | 'browser'} project
 * @param {AbortSignal} signal
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
export async function runVitest(project, signal) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-vitest-'));
  const file = path.join(folder, 'report.json');
  const words = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  try {
    const output = await runNode('node_modules/vitest/vitest.mjs', words, { signal }).catch((error) => {
      if (error instanceof CommandFailed) return error;
      throw error;
    });
    const died = output instanceof CommandFailed;
    const { passed, failed } = count(await readFile(file, 'utf8').catch(() => '{}'));
    // Something that fails outside any test, such as a set-up, counts too.
    return { passed, failed: died ? Math.max(1, failed) : failed, output: died ? output.output : output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @returns {{ passed: number, failed: number }} a file that could not be loaded counts as one failed test
 */
function count(report) {
  /** @type {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: unknown[] }[] }} */
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
