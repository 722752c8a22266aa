import { explain } from '../command.mjs';
import { Fault } from '../fault.mjs';
import { CommandFailed } from '../run.mjs';
import { say, step } from '../terminal/progress.mjs';

/**
 * @typedef {object} Outcome of a check that counts for itself
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} secondTries tests that passed, but not at once
 * @property {string} output
 */

/** Adds up what passed and failed, and shows what a failing check said as soon as it has failed. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {Map<string, boolean>} */
  #single = new Map();

  /**
   * @param {import('./checks.mjs').Check} check
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} whether it passed
   */
  async run({ name, title, run }, signal) {
    /** @type {Outcome | undefined} */
    let outcome;
    try {
      await step(title, async () => {
        outcome = (await run(signal)) ?? undefined;
        if (outcome && outcome.failed > 0) throw new CommandFailed(title, outcome.output);
      });
    } catch (error) {
      this.#show(title, error);
      if (!outcome) this.#single.set(name, false);
    }
    if (outcome) {
      this.passed += outcome.passed;
      this.failed += outcome.failed;
      for (const test of outcome.secondTries) say(`  ! passed at the second try only: ${test}`);
      return outcome.failed === 0;
    }
    if (!this.#single.has(name)) this.#single.set(name, true);
    return this.#single.get(name) === true;
  }

  /**
   * @param {import('./checks.mjs').Check} check
   * @param {string} reason
   */
  omit({ name, title }, reason) {
    say(`  - ${title} not run: ${reason}`);
    this.#single.set(name, false);
  }

  /** Something failed that is not a check. */
  fault() {
    this.failed += 1;
  }

  /** @returns {{ passed: number, failed: number }} checks that count as one included */
  total() {
    const single = [...this.#single.values()];
    return {
      passed: this.passed + single.filter(Boolean).length,
      failed: this.failed + single.filter((passed) => !passed).length,
    };
  }

  /**
   * @param {string} title
   * @param {unknown} error
   */
  #show(title, error) {
    if (error instanceof CommandFailed) {
      say();
      for (const line of error.output.trimEnd().split('\n')) say(`    ${line}`);
      say();
    } else if (error instanceof Fault || error instanceof Error) {
      explain(error);
    } else {
      say(`    ${title}: ${String(error)}`);
    }
  }
}

/**
 * Runs checks two at a time, as many as the smallest machines have cores for.
 * @param {Tally} tally
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {AbortSignal} signal
 */
export async function runInTwos(tally, checks, signal) {
  const waiting = [...checks];
  const lane = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
      await tally.run(next, signal);
  };
  await Promise.all([lane(), lane()]);
}
