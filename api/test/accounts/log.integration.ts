import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startService } from '../test-service.js';
import { complete, goodPassword, linkFor, mutate, signIn } from './people.js';

it('no password, cookie, token, link or address enters the log, even when the database fails', async () => {
  const service = await startService();
  try {
    const visitor = service.visitor();
    const email = 'planted.person@example.org';
    await mutate(visitor, 'registerAccount', 'RegisterAccountInput', { email, language: 'EN' });
    const link = await linkFor(service, email);
    await fetch(`${service.url}/register/${link}`);
    await complete(visitor, link, 'Planted Name');
    const { secret } = await mutate<{ secret: string }>(
      visitor,
      'createAccessToken',
      'CreateAccessTokenInput',
      { name: 'Planted bot', scopes: ['READ'] },
      '... on AccessTokenCreated { secret }',
    );
    await service.visitor(secret).ask('{ viewer { id } }');
    await signIn(service.visitor(), email, 'planted wrong password');

    const database = new pg.Client(service.databaseUrl);
    await database.connect();
    await database.query('alter table account rename to elsewhere');
    await database.end();
    const { errors } = await service
      .visitor()
      .ask('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
        input: { email, password: goodPassword },
      });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(errors)).not.toMatch(/account|relation|select/i);

    const cookie = visitor.cookie?.split('=')[1] ?? '';
    await expect.poll(() => readFile(service.logFile, 'utf8')).toContain('a resolver failed');
    const log = await readFile(service.logFile, 'utf8');
    for (const planted of [goodPassword, 'planted', email, link, cookie, secret, secret.slice(4)]) {
      expect(log.toLowerCase()).not.toContain(planted.toLowerCase());
    }
  } finally {
    await service.close();
  }
});
