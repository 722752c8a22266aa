import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Fault } from './fault.mjs';
import { parentOf, runsCommandLine } from './process-identity.mjs';
import { keptFolder } from './project/folders.mjs';
import { say } from './terminal/progress.mjs';

/**
 * @typedef {object} Life of a command
 * @property {AbortSignal} signal aborted when the command is asked to end
 * @property {(undo: () => Promise<unknown>) => void} atEnd what to do at the end, last first
 */

/**
 * Runs a command: sentences instead of stack traces, and an orderly end on Ctrl-C, SIGTERM or SIGHUP.
 * @param {(life: Life) => Promise<number | void>} work resolves to the exit code
 * @returns {Promise<void>}
 */
export async function command(work) {
  const asked = new AbortController();
  /** @type {(() => Promise<unknown>)[]} */
  const undoings = [];
  let begun = 0;
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => {
      // npm passes on a Ctrl-C that the terminal has sent to us already: the same wish, told twice.
      if (asked.signal.aborted && performance.now() - begun > 700) process.exit(130);
      if (asked.signal.aborted) return;
      begun = performance.now();
      asked.abort(new Error(`Stopped by ${name}.`));
    });
  }
  const leave = watchParents(() => asked.abort(new Error('Stopped with npm.')));
  const crash = crashed(() => undo());
  process.on('uncaughtException', crash).on('unhandledRejection', crash);

  async function undo() {
    for (let next = undoings.pop(); next; next = undoings.pop()) await next();
  }
  let code = 0;
  try {
    code = (await work({ signal: asked.signal, atEnd: (step) => undoings.push(step) })) ?? 0;
  } catch (error) {
    if (!asked.signal.aborted) code = explain(error);
  }
  await undo().catch((error) => (code = explain(error)));
  leave();
  process.exit(code);
}

/**
 * A shell may stay between npm and us, and die of the signal that npm meant for us, or outlive npm. Whichever of the
 * two goes, we are handed to another line of parents. Who called npm may go as he likes.
 * @param {() => void} onOrphaned
 */
function watchParents(onOrphaned) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return () => {};
  const shell = runsCommandLine(process.ppid);
  const line = () => `${process.ppid} ${shell ? parentOf(process.ppid) : ''}`;
  const before = line();
  const watch = setInterval(() => {
    if (line() !== before) onOrphaned();
  }, 250).unref();
  return () => clearInterval(watch);
}

/** @param {() => Promise<unknown>} undo */
function crashed(undo) {
  let already = false;
  /** @param {unknown} error */
  return async (error) => {
    if (already) return;
    already = true;
    const code = explain(error);
    await undo().catch(() => {});
    process.exit(code || 1);
  };
}

/**
 * @param {unknown} error
 * @returns {number} the exit code
 */
export function explain(error) {
  if (error instanceof Fault) {
    say();
    console.error(error.message);
    for (const line of error.details) console.error(`  ${line}`);
    return 1;
  }
  const log = path.join(keptFolder, 'crash.log');
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const summary = error instanceof Error ? error.message : String(error);
  try {
    mkdirSync(keptFolder, { recursive: true });
    appendFileSync(log, `${new Date().toISOString()} ${text}\n`);
    console.error(`\nSomething went wrong that should not: ${summary}\nThe details are in ${log}.`);
  } catch {
    console.error(`\nSomething went wrong that should not: ${text}`);
  }
  return 1;
}
