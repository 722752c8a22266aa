import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFolder } from '../project/folders.mjs';

/**
 * Runs a server in a process of its own and waits until it answers.
 * @param {readonly string[]} words for Node
 * @param {Record<string, string>} settings the server's whole environment, beside PATH and HOME
 * @param {string} url answers with 200 when the server is ready
 * @returns {Promise<{ seconds: number, stop: () => Promise<void> }>} how long it took
 */
export async function startServer(words, settings, url) {
  const begun = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  let over = false;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('close', () => resolve()));
  void ended.then(() => (over = true));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await answers(url))) {
    if (over) throw new Error(`${words.join(' ')} ended before it answered: ${complaint.trim()}`);
    if (performance.now() - begun > 120_000) {
      await stop();
      throw new Error(`${words.join(' ')} did not answer within two minutes.`);
    }
    await sleep(20);
  }
  return { seconds: (performance.now() - begun) / 1000, stop };
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
