import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../../scripts/database.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { build } from '../../scripts/project/build.mjs';
import { loadService, readConfiguration, runService } from '../../scripts/start/service.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the whole built service answers, without a slash at its end. */
    baseUrl: string;
    /** For tests that set up a world: people without letters. What is tested goes through the page. */
    databaseUrl: string;
  }
}

/** What a visitor meets: the built page and service with the demo, on a throw-away PostgreSQL. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const undoings: (() => Promise<unknown>)[] = [];
  const undo = async () => {
    for (const step of undoings.splice(0).reverse()) await step();
  };
  try {
    await build();
    const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-page-'));
    undoings.push(() => rm(folder, { recursive: true, force: true }));
    const database = await startDatabase();
    undoings.push(() => database.stop());
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const service = await loadService();
    const configuration = readConfiguration(service, {
      PORT: `${port}`,
      HOST: '127.0.0.1',
      PUBLIC_URL: baseUrl,
      DATABASE_URL: database.url,
      SECRETS_KEY: '5e'.repeat(32),
      DEMO: 'new',
      OUTBOX_DIR: path.join(folder, 'outbox'),
      LOG_FILE: path.join(folder, 'service.log'),
      REQUESTS_PER_MINUTE: '1000000',
    });
    const running = await runService(service, configuration);
    undoings.push(() => running.close());
    project.provide('baseUrl', baseUrl);
    project.provide('databaseUrl', database.url);
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}
