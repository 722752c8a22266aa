import { writeFile } from 'node:fs/promises';
import process from 'node:process';

/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {{ passed: number, failed: number, secondTries: string[] }} Count */

/**
 * Writes what the tally needs to know into the file that `PELAGONIA_COUNT` names.
 * @implements {Reporter}
 */
export default class CountReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  async onTestRunEnd(modules) {
    /** @type {Count} */
    const count = { passed: 0, failed: 0, secondTries: [] };
    for (const module of modules) {
      // A file that could not be loaded counts as one failed test.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') count.passed += 1;
        else if (state !== 'skipped') count.failed += 1;
        if (test.diagnostic()?.flaky) count.secondTries.push(`${module.relativeModuleId}: ${test.fullName}`);
      }
    }
    await writeFile(/** @type {string} */ (process.env.PELAGONIA_COUNT), JSON.stringify(count));
  }
}
