import { spawn } from 'node:child_process';
import { projectFolder } from './project/folders.mjs';

/** A command ended with an exit code other than 0; `output` is all that it wrote. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {string} output
   */
  constructor(command, output) {
    super(`${command} failed.`);
    this.output = output;
  }
}

/**
 * Runs a program without a shell, in a process group of its own: a Ctrl-C at the terminal reaches us alone, and
 * we end the program with everything it started.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<string>} what it wrote
 */
export function run(program, words, { cwd = projectFolder, env = process.env, signal, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = spawn(program, words, {
      cwd,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput?.(text);
      });
    }
    const end = () => {
      endGroup(child.pid, 'SIGTERM');
      setTimeout(() => endGroup(child.pid, 'SIGKILL'), 5_000).unref();
    };
    signal?.addEventListener('abort', end, { once: true });
    child.once('error', (error) => reject(new CommandFailed(program, `${output}${error.message}\n`)));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(output);
      else reject(new CommandFailed([program, ...words].join(' '), output));
    });
  });
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function endGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It is gone already.
  }
}

/**
 * Runs a program of an installed package with this Node.
 * @param {string} file its path from the project's folder
 * @param {readonly string[]} words
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(file, words, options) {
  return run(process.execPath, [file, ...words], options);
}
