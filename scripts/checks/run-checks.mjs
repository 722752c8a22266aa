import process from 'node:process';
import { explain } from '../command.mjs';
import { projectFolder } from '../project/folders.mjs';
import { install } from '../project/install.mjs';
import { browserCheck, built, generated, quickChecks, slowChecks } from './checks.mjs';
import { runInTwos, Tally } from './tally.mjs';

/**
 * Runs the quick checks, or all of them, and ends with one line, `N passed, N failed`, whatever happens.
 * @param {import('../command.mjs').Life} life
 * @param {{ all: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export async function runChecks({ signal, atEnd }, { all }) {
  process.chdir(projectFolder);
  const tally = new Tally();
  let finished = false;
  atEnd(async () => {
    if (!finished) tally.fault();
    const { passed, failed } = tally.total();
    console.log(`${passed} passed, ${failed} failed`);
  });
  try {
    await install(signal);
    await prepare(tally, signal);
    if (all) await runAll(tally, signal);
    else await runInTwos(tally, quickChecks, signal);
    finished = !signal.aborted;
  } catch (error) {
    if (!signal.aborted) explain(error);
  }
  return finished && tally.total().failed === 0 ? 0 : 1;
}

/**
 * @param {Tally} tally
 * @param {AbortSignal} signal
 */
async function runAll(tally, signal) {
  const there = await tally.run(built, signal);
  const able = slowChecks.filter((check) => there || !check.needsBuild);
  for (const check of slowChecks) if (!able.includes(check)) tally.omit(check, 'the build failed.');
  await runInTwos(tally, [...able, ...quickChecks], signal);
  if (there && !signal.aborted) await tally.run(browserCheck, signal);
  else tally.omit(browserCheck, 'the build failed.');
}

/**
 * Generating is no test of its own; it counts only if it fails.
 * @param {Tally} tally
 * @param {AbortSignal} signal
 */
async function prepare(tally, signal) {
  if (!(await new Tally().run(generated, signal))) tally.fault();
}
