import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './fault.mjs';
import { processIdentity } from './process-identity.mjs';

/**
 * Takes a lock file, or says which process has it. The lock of a process that is gone counts for nothing.
 * @param {string} file
 * @returns {Promise<{ release: () => Promise<void> } | { heldBy: number }>}
 */
export async function takeLock(file) {
  const mine = `${process.pid} ${processIdentity(process.pid)}`;
  const draft = `${file}.${process.pid}`;
  for (;;) {
    await writeFile(draft, mine);
    try {
      // Linking creates the lock with its content in one step; nobody can read it half-written.
      await link(draft, file);
      return { release: () => releaseLock(file, mine) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      await rm(draft, { force: true });
    }
    const found = await readFile(file, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const [pid = 0, identity] = split(found);
    if (pid === process.pid || (pid > 0 && processIdentity(pid) === identity)) return { heldBy: pid };
    await setAside(file, found);
  }
}

/**
 * Takes a lock file as soon as it can be had.
 * @param {string} file
 * @param {(pid: number) => void} onWait called once, if somebody else has it
 */
export async function awaitLock(file, onWait) {
  for (let waited = false; ; waited = true) {
    const lock = await takeLock(file);
    if ('release' in lock) return lock;
    if (!waited) onWait(lock.heldBy);
    await sleep(200);
  }
}

/**
 * @param {string} text
 * @returns {[number, string]}
 */
function split(text) {
  const blank = text.indexOf(' ');
  return [Number(text.slice(0, blank)), text.slice(blank + 1)];
}

/**
 * @param {string} file
 * @param {string} mine
 */
async function releaseLock(file, mine) {
  if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true });
}

/**
 * Removes a lock judged dead, unless another process did so first and has already put its own there.
 * @param {string} file
 * @param {string} judged
 */
async function setAside(file, judged) {
  const aside = `${file}.dead-${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== judged) await link(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  }
  await rm(aside, { force: true });
}
