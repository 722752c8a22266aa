import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../api/test/test-database.js';
import { freePort } from './free-port.mjs';
import { build } from './project/build.mjs';
import { eventually, isGone, startProgram, startScript } from './test/child.js';

// A busy machine starts databases slowly, and some tests start two.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
// A changed source is built here, so that no test below has to wait for it.
beforeAll(() => build(), 300_000);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (settings: Record<string, string>) => startScript('start.mjs', ['--data', folder], settings);

/** What a person reads who did something wrong: the sentences, and never a stack trace. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const started = start(settings);
  expect(await started.ended).toBe(1);
  expect(started.output()).not.toMatch(/^\s+at /m);
  return started.output();
}

describe('npm start', () => {
  test('answers, names the one-click sign-ins, and ends everything in order at SIGTERM', async () => {
    const port = await freePort();
    const started = start({ PORT: `${port}` });
    await started.says(/Ctrl-C stops everything/);
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(ready.status).toBe(200);
    const signIns = started.output().match(new RegExp(`http://localhost:${port}/demo/\\w+`, 'g')) ?? [];
    expect(signIns.length).toBeGreaterThan(1);
    const server = Number(
      readFileSync(path.join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0],
    );
    started.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(isGone(server)).toBe(true);
    const log = readFileSync(path.join(folder, 'database/server.log'), 'utf8');
    expect(log.trimEnd()).toMatch(/database system is shut down$/);
  });

  test('leaves no database behind when it is killed with -9, and starts again', async () => {
    const port = `${await freePort()}`;
    const started = start({ PORT: port });
    await started.says(/Ctrl-C stops everything/);
    const server = Number(
      readFileSync(path.join(folder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0],
    );
    started.kill('SIGKILL');
    expect(await eventually(() => isGone(server))).toBe(true);
    const again = start({ PORT: port });
    await again.says(/Ctrl-C stops everything/);
    again.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  test('outlives who called npm, and ends in order at a SIGINT for npm alone', async () => {
    const line = `npm start -- --data '${folder}' & echo "npm is $!"`;
    const called = startProgram('sh', ['-c', line], { PORT: `${await freePort()}` });
    await called.says(/Ctrl-C stops everything/);
    process.kill(Number(/npm is (\d+)/.exec(called.output())?.[1]), 'SIGINT');
    await called.ended;
    expect(called.output()).toMatch(/Stopping\.\s*$/);
    const log = readFileSync(path.join(folder, 'database/server.log'), 'utf8');
    expect(log.trimEnd()).toMatch(/database system is shut down$/);
  });

  test('says which port is taken and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    try {
      expect(await refusal({ PORT: `${port}` })).toMatch(
        new RegExp(`Port ${port} is taken by another program; .*PORT=\\d+ npm start`),
      );
    } finally {
      other.close();
    }
  });

  test('lists every wrong setting at once', async () => {
    const said = await refusal({ PORT: 'many', LOG_LEVEL: 'loud', DATABASE_POOL: '0' });
    expect(said).toMatch(/3 settings are wrong;/);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_POOL'])
      expect(said).toMatch(new RegExp(`${name} is wrong: `));
  });

  test.each(['192.0.2.1', 'nowhere.invalid'])('says that %s is no address to listen on', async (host) => {
    const said = await refusal({ PORT: `${await freePort()}`, HOST: host });
    expect(said).toContain(`HOST is wrong: ${host} is no address of this machine;`);
  });

  test('says that the database cannot be reached, without its password', async () => {
    const port = await freePort();
    const said = await refusal({
      PORT: `${await freePort()}`,
      DATABASE_URL: `postgres://me:very-secret@127.0.0.1:${port}/mine`,
    });
    expect(said).toMatch(new RegExp(`The database at 127\\.0\\.0\\.1:${port}/mine cannot be reached`));
    expect(said).not.toContain('very-secret');
  });

  test('has no demo on a database that it was given', async () => {
    const database = await createTestDatabase();
    const started = start({ PORT: `${await freePort()}`, DATABASE_URL: database.url });
    try {
      await started.says(/Ctrl-C stops everything/);
      expect(started.output()).not.toContain('/demo/');
    } finally {
      started.kill('SIGTERM');
      expect(await started.ended).toBe(0);
      await database.drop();
    }
  });
});
