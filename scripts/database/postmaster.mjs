import { spawn } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../fault.mjs';
import { freePort } from '../free-port.mjs';
import { hasServerProcesses, isRunning, servesCluster } from '../process-identity.mjs';
import { cleanEnvironment } from './account.mjs';

/**
 * Becomes PostgreSQL, leaving behind a watcher that holds the read end of our pipe. However we end, kill -9
 * included, the system closes the pipe and the watcher tells the server to shut down. Two forks, so that
 * the watcher is not a child of the server, which would take its exit for a crash of its own.
 * The first word is a folder to remove after the server, or nothing.
 */
const lifeline = `
  exec 3<&0 </dev/null
  server=$$ doomed=$1
  shift
  ( (
    while read -r word <&3; do [ "$word" = done ] && exit 0; done
    kill -INT "$server" 2>/dev/null
    if [ -n "$doomed" ]; then
      while kill -0 "$server" 2>/dev/null; do sleep 0.1; done
      rm -rf "$doomed"
    fi
  ) & )
  exec 3<&-
  exec "$@"
`;

/**
 * @typedef {object} Postmaster
 * @property {number} port
 * @property {Promise<void>} ended settles when the server's process is gone, whatever the reason
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} PostmasterOptions
 * @property {string} cluster
 * @property {string} program path of `postgres`
 * @property {import('./account.mjs').Account} account
 * @property {Readonly<Record<string, string>>} settings
 * @property {string} log
 * @property {string} [doomed] a folder that goes when the server does
 * @property {AbortSignal} [signal]
 */

/**
 * @param {PostmasterOptions} options
 * @returns {Promise<Postmaster>}
 */
export async function startPostmaster(options) {
  await endOrphan(options.cluster);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = launch(options, port);
    const said = await becomesReady(options.cluster, server, options.log, options.signal);
    if (said === undefined) return { port, ended: server.ended, stop: server.stop };
    await server.stop();
    options.signal?.throwIfAborted();
    // Another program may take the port first; and the backends of a server killed with -9 need a moment to notice.
    const passing = /could not bind|address already in use|shared memory block .* in use/is.test(said);
    if (passing && attempt < 20) await sleep(250);
    else throw refusal(said, options);
  }
}

/**
 * @param {string} said
 * @param {PostmasterOptions} options
 */
function refusal(said, { cluster, log }) {
  const why = /no space left/i.test(said)
    ? 'the disk is full, so make room and start again'
    : `its last words are below and its log is ${log}`;
  return new Fault(`The database in ${cluster} did not start; ${why}.`, {
    details: said.split('\n').slice(-5),
  });
}

/**
 * @param {PostmasterOptions} options
 * @param {number} port
 */
function launch({ cluster, program, account, settings, log, doomed = '' }, port) {
  const options = Object.entries({ ...settings, port: `${port}` }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const call = [program, '-D', cluster, ...options];
  const [command = '', ...words] =
    process.platform === 'win32'
      ? call
      : [...account.prefix, 'sh', '-c', lifeline, 'lifeline', doomed, ...call];
  const file = openSync(log, 'a');
  // Its own session: Ctrl-C at the terminal must reach us alone, since the server goes last.
  const child = spawn(command, words, {
    ...account.spawnOptions,
    cwd: path.dirname(cluster),
    env: cleanEnvironment,
    detached: true,
    stdio: ['pipe', file, file],
  });
  closeSync(file);
  child.stdin?.on('error', () => {});
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  void ended.then(() => child.stdin?.end('done\n'));
  return { pid: child.pid ?? 0, ended, stop: () => endServer((name) => child.kill(name), ended) };
}

/**
 * Asks ever less politely: a fast shutdown, one without a checkpoint, none at all.
 * @param {(signal: NodeJS.Signals) => unknown} send
 * @param {Promise<void>} ended
 */
async function endServer(send, ended) {
  for (const [name, patience] of /** @type {const} */ ([
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ])) {
    send(name);
    const patient = new AbortController();
    const gone = await Promise.race([
      ended.then(() => true),
      sleep(patience, false, { signal: patient.signal }).catch(() => false),
    ]);
    patient.abort();
    if (gone) return;
  }
}

/**
 * @param {string} cluster
 * @param {{ pid: number, ended: Promise<void> }} server
 * @param {string} log
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | undefined>} what the server said, if it ended or never became ready
 */
async function becomesReady(cluster, { pid, ended }, log, signal) {
  const start = logLength(log);
  let gone = false;
  void ended.then(() => (gone = true));
  // Recovery after a crash may take long; it is making progress as long as the process lives.
  while (!gone && !signal?.aborted) {
    const [first, , , , , , , state] = (await pidFile(cluster)) ?? [];
    if (Number(first) === pid && state?.trim() === 'ready') return undefined;
    await sleep(20);
  }
  return readFileSync(log, 'utf8').slice(start).trim();
}

/** @param {string} log */
function logLength(log) {
  try {
    return readFileSync(log, 'utf8').length;
  } catch {
    return 0;
  }
}

/**
 * @param {string} cluster
 * @returns {Promise<string[] | undefined>} the lines of the server's own lock file
 */
async function pidFile(cluster) {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text?.split('\n');
}

/**
 * Ends a server that outlived both its owner and its watcher. Called only by the holder of our own lock, so a
 * server found here is nobody's.
 * @param {string} cluster
 */
async function endOrphan(cluster) {
  const pid = Number((await pidFile(cluster))?.[0] ?? 0);
  if (!(pid > 0) || !isRunning(pid)) return;
  if (servesCluster(pid, cluster)) {
    let waiting = true;
    const ended = (async () => {
      while (waiting && servesCluster(pid, cluster)) await sleep(50);
    })();
    await endServer((name) => process.kill(pid, name), ended).finally(() => (waiting = false));
  }
  // What is left may be a zombie, or another process that was given the same number. PostgreSQL would take
  // either for a running server, so the file goes, once no process of the old server is at work.
  while (hasServerProcesses(cluster)) await sleep(50);
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
}
