import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDatabase } from './database.mjs';
import { eventually, isGone, startScript } from './test/child.js';

// A busy machine starts databases slowly, and some tests start two.
vi.setConfig({ testTimeout: 120_000 });

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pelagonia-kept-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = () =>
  Number(readFileSync(path.join(directory, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** A database whose owner is another process, with one row in it. */
async function ownedElsewhere() {
  const owner = startScript('test/hold-database.mjs', [directory]);
  const url = await owner.says(/postgres:\S+/);
  await query(url, 'create table kept as select 42 as answer');
  return { owner, url, server: serverPid() };
}

async function rowIsThere(): Promise<void> {
  const again = await startDatabase({ directory });
  try {
    expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  } finally {
    await again.stop();
  }
}

describe('the embedded database', () => {
  test('keeps its data between two starts', async () => {
    const first = await startDatabase({ directory });
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    await rowIsThere();
  });

  test('sorts and stores text the same on every machine', async () => {
    const database = await startDatabase();
    try {
      const rows = await query(
        database.url,
        `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding, current_setting('TimeZone') as zone
         from pg_database where datname = current_database()`,
      );
      expect(rows).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8', zone: 'UTC' }]);
    } finally {
      await database.stop();
    }
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const database = await startDatabase({ directory });
    try {
      const stranger = new URL(database.url);
      stranger.password = 'guess';
      await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
      expect(statSync(path.join(directory, 'password')).mode & 0o777).toBe(0o600);
    } finally {
      await database.stop();
    }
  });

  test('shuts down when its owner is killed with -9, and has the data at the next start', async () => {
    const { owner, server } = await ownedElsewhere();
    owner.kill('SIGKILL');
    await owner.ended;
    expect(await eventually(() => isGone(server))).toBe(true);
    await rowIsThere();
  });

  test('recovers when it is killed with -9 together with its owner', async () => {
    const { owner, server } = await ownedElsewhere();
    owner.kill('SIGKILL');
    process.kill(server, 'SIGKILL');
    await owner.ended;
    await rowIsThere();
  });

  test('is refused to a second owner, and the first keeps it', async () => {
    const { owner, url, server } = await ownedElsewhere();
    await expect(startDatabase({ directory })).rejects.toThrow(`already in use by process ${owner.pid};`);
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    owner.kill('SIGKILL');
    expect(await eventually(() => isGone(server))).toBe(true);
  });

  test('is made anew when making it was interrupted', async () => {
    await mkdir(path.join(directory, 'cluster.new-1/base'), { recursive: true });
    await writeFile(path.join(directory, 'password'), 'of the interrupted one');
    const database = await startDatabase({ directory });
    try {
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(await readdir(directory)).not.toContain('cluster.new-1');
    } finally {
      await database.stop();
    }
  });

  test('starts although another process has been given the number of the old server', async () => {
    const database = await startDatabase({ directory });
    await database.stop();
    await writeFile(path.join(directory, 'cluster/postmaster.pid'), `${process.pid}\n${directory}/cluster\n`);
    const again = await startDatabase({ directory });
    await again.stop();
  });

  test('of another major version is left alone, with a sentence', async () => {
    await mkdir(path.join(directory, 'cluster'));
    await writeFile(path.join(directory, 'cluster/PG_VERSION'), '14\n');
    await expect(startDatabase({ directory })).rejects.toThrow(
      /was written by PostgreSQL 14 and this is PostgreSQL \d+;/,
    );
    expect(await readdir(path.join(directory, 'cluster'))).toEqual(['PG_VERSION']);
  });

  test('made for a test leaves neither process nor folder, even when its owner is killed with -9', async () => {
    const owner = startScript('test/hold-database.mjs');
    const url = await owner.says(/postgres:\S+/);
    const [row] = await query(
      url,
      `select current_setting('data_directory') as folder, pg_postmaster_start_time()`,
    );
    const folder = path.dirname(String(row?.['folder']));
    expect(existsSync(folder)).toBe(true);
    owner.kill('SIGKILL');
    expect(await eventually(() => !existsSync(folder))).toBe(true);
  });
});
