import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateName } from './database.setup.js';

/** A database of one's own: migrated (or, asked for, without any table), empty of rows, gone after `drop`. */
export async function createTestDatabase({ migrated = true } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await atServer(`create database ${name} template ${migrated ? templateName : 'template0'}`);
  return {
    url: new URL(`/${name}`, inject('databaseServer')).href,
    drop: () => atServer(`drop database if exists ${name} with (force)`),
  };
}

async function atServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('databaseServer'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
