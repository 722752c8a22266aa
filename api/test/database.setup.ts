import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../../scripts/database.mjs';
import { migrate } from '../src/database/migrate.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, by its maintenance database. */
    databaseServer: string;
  }
}

export const templateName = 'migrated';

/** One throw-away PostgreSQL for the run, with a migrated database that every test database is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabase({ settings: { max_connections: '300' } });
  try {
    const url = new URL(server.url);
    url.pathname = '/postgres';
    const client = new pg.Client(url.href);
    await client.connect();
    await client.query(`create database ${templateName}`);
    await client.end();
    await migrate(new URL(`/${templateName}`, url).href);
    project.provide('databaseServer', url.href);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
