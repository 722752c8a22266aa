import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startDatabase } from '../database.mjs';
import { freePort } from '../free-port.mjs';
import { build } from '../project/build.mjs';
import { projectFolder } from '../project/folders.mjs';
import { install } from '../project/install.mjs';
import { bold, say, step } from '../terminal/progress.mjs';
import { campaignsDue, measureDueAtOnce } from './due-at-once.mjs';
import { lighthouseRows, measureLighthouse } from './lighthouse.mjs';
import { mapPanRows, measureMapPan } from './map-pan.mjs';
import { measureRules, rulesRows } from './rules.mjs';
import { startServer } from './server-process.mjs';
import { measureThroughput } from './throughput.mjs';
import { measureWarmStart } from './warm-start.mjs';

/**
 * `npm run bench`: figures that mean something on any machine, since each is held against another of the same run.
 * @param {import('../command.mjs').Life} life
 */
export async function bench({ signal, atEnd }) {
  process.chdir(projectFolder);
  await install(signal);
  await build({ signal });
  const rules = await step('The rules (about 15 s)', () => measureRules(signal));
  signal.throwIfAborted();
  const database = await step('Starting a database', () => startDatabase({ signal }));
  atEnd(() => database.stop());

  const { viewer, dashboard } = await step('Throughput of signed-in queries (about 80 s)', () =>
    alone((undo) => measureThroughput(database.url, undo)),
  );
  signal.throwIfAborted();
  const due = await step(`${campaignsDue} campaigns due at once`, () =>
    alone((undo) => measureDueAtOnce(database.url, undo)),
  );
  signal.throwIfAborted();
  const warm = await step('Warm start, three times', () => alone(measureWarmStart));
  signal.throwIfAborted();
  const pan = await step('Panning a map of 10,000 hexes (about 20 s)', () =>
    alone(async (undo) => measureMapPan(await demoService(signal, undo), undo)),
  );
  signal.throwIfAborted();
  const marks = await step('Lighthouse, five visits to each page (about 4 min)', () =>
    alone(async (undo) => measureLighthouse(await demoService(signal, undo), undo)),
  );

  const rows = [
    ...shareRows('signed-in GraphQL query, service', viewer),
    ...shareRows('dashboard query, service', dashboard),
    [
      `${campaignsDue} campaigns due at once`,
      `${due.toFixed(1)} s`,
      `${((due / 60) * 100).toFixed(0)} % of the minute allowed`,
    ],
    [
      'warm start to ready',
      `${warm.toFixed(2)} s`,
      `${((warm / 10) * 100).toFixed(0)} % of the 10 s allowed`,
    ],
    ...mapPanRows(pan),
    ...lighthouseRows(marks),
    ...rulesRows(rules),
  ];
  say();
  say(
    bold(`Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`),
  );
  for (const [what = '', figure = '', ratio = ''] of rows)
    say(`  ${what.padEnd(38)} ${figure.padStart(13)}   ${ratio}`);
}

/**
 * @param {string} what
 * @param {{ service: number, bare: number }} answers in a second
 */
function shareRows(what, { service, bare }) {
  return [
    [what, `${service.toFixed(0)} /s`, `${((service / bare) * 100).toFixed(0)} %`],
    ['the same from node:http and pg', `${bare.toFixed(0)} /s`, '100 %'],
  ];
}

/**
 * Gives a measurement the machine to itself: whatever it started has ended before the next begins.
 * @template T
 * @param {(atEnd: (undo: () => Promise<unknown>) => void) => Promise<T>} measure
 * @returns {Promise<T>}
 */
async function alone(measure) {
  /** @type {(() => Promise<unknown>)[]} */
  const undoings = [];
  try {
    return await measure((undo) => undoings.push(undo));
  } finally {
    for (const undo of undoings.reverse()) await undo();
  }
}

/**
 * Starts the service with its demo in a database of its own, so that pages have as much on them as in a war's fourth week.
 * @param {AbortSignal} signal
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<string>} where it answers, without a slash at its end
 */
async function demoService(signal, atEnd) {
  const database = await startDatabase({ signal });
  atEnd(() => database.stop());
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: database.url,
    SECRETS_KEY: '5e'.repeat(32),
    PORT: `${port}`,
    PUBLIC_URL: url,
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    OUTBOX_DIR: folder,
  };
  const server = await startServer(['api/dist/main.js'], settings, `${url}/health/ready`);
  atEnd(server.stop);
  return url;
}
