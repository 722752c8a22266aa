import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processIdentity } from '../process-identity.mjs';
import { projectFolder } from '../project/folders.mjs';

/** A script of ours running in a process of its own, with an environment that has nothing of the caller's. */
export function startScript(
  script: string,
  words: readonly string[] = [],
  settings: Record<string, string> = {},
) {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  return startProgram(process.execPath, [file, ...words], settings);
}

/** The same for any program. */
export function startProgram(
  program: string,
  words: readonly string[],
  settings: Record<string, string> = {},
) {
  const child = spawn(program, words, {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    /** The exit code; null if a signal ended it. */
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    output: () => output,
    /** Waits for the output to match; fails at once if the script ends first. */
    says: async (pattern: RegExp): Promise<string> => {
      let over = false;
      void ended.then(() => (over = true));
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[0];
        if (over) throw new Error(`It ended without saying ${pattern}:\n${output}`);
        await sleep(20);
      }
    },
  };
}

/** Waits until a condition holds, for at most ten seconds. */
export async function eventually(holds: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return true;
    await sleep(50);
  }
  return false;
}

export const isGone = (pid: number): boolean => processIdentity(pid) === undefined;
