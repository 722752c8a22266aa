import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * A number alone does not name a process: the system gives it out again, sooner in a container.
 * @param {number} pid
 * @returns {string | undefined} a text that only this very process has; absent if it does not run
 */
export function processIdentity(pid) {
  if (!isRunning(pid)) return undefined;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return fields[0] === 'Z' ? undefined : `${boot}/${fields[19]}`;
  } catch {
    const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : `${pid}`;
  }
}

/**
 * The second field of `/proc/<pid>/stat` is the program's name in brackets and may itself hold blanks and brackets.
 * @param {string} stat
 */
function afterName(stat) {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * @param {number} pid
 * @returns {number | undefined} absent where the system does not show it
 */
export function parentOf(pid) {
  try {
    return Number(afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'))[1]);
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @returns {boolean} whether it is a shell that was given one line to run, `sh -c …`
 */
export function runsCommandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === '-c';
  } catch {
    return false;
  }
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @param {string} cluster
 * @returns {boolean} whether the process is a PostgreSQL server on that data folder
 */
export function servesCluster(pid, cluster) {
  if (processIdentity(pid) === undefined) return false;
  try {
    // A server's working folder is its data folder.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' });
    return `${stdout}`.includes('postgres') && `${stdout}`.includes(cluster);
  }
}

/**
 * @param {string} cluster
 * @returns {boolean} whether any process of a server on that data folder is still there, as far as the system shows
 */
export function hasServerProcesses(cluster) {
  if (process.platform !== 'linux') return false;
  const real = realpathSync(cluster);
  return readdirSync('/proc').some((pid) => {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === real &&
        readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      );
    } catch {
      return false;
    }
  });
}
