import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.mjs';
import { foundDueCampaigns, secretsKey } from './due-campaigns.mjs';
import { startServer } from './server-process.mjs';

export const campaignsDue = 1000;

/**
 * How long one process takes to lock, reveal and adjudicate a turn of each of many campaigns that are due together.
 * @param {string} databaseUrl
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<number>} seconds
 */
export async function measureDueAtOnce(databaseUrl, atEnd) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: secretsKey,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DEMO: 'new',
    LOG_LEVEL: 'warn',
    OUTBOX_DIR: folder,
  };
  const server = await startServer(['api/dist/main.js'], settings, `${url}/health/ready`);
  atEnd(server.stop);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  atEnd(() => client.end());
  const ids = await foundDueCampaigns(databaseUrl, campaignsDue);
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query(
      'select count(*)::int as left from campaign where id = any ($1) and turn < 2',
      [ids],
    );
    if (rows[0].left === 0) return (performance.now() - begun) / 1000;
    if (performance.now() - begun > 300_000) throw new Error(`${rows[0].left} campaigns are still due.`);
    await sleep(100);
  }
}
