import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SmtpDelivery } from '../../src/mail/smtp-delivery.js';
import { mutate } from '../accounts/people.js';
import { startService, type TestService } from '../test-service.js';
import { SmtpSink } from './smtp-sink.js';

let sink: SmtpSink;
let smtpUrl: string;
let service: TestService;
let database: pg.Client;
beforeEach(async () => {
  sink = new SmtpSink();
  smtpUrl = await sink.listen();
  service = await startService({ SMTP_URL: smtpUrl });
  database = new pg.Client(service.databaseUrl);
  await database.connect();
});
afterEach(async () => {
  await database.end();
  await service.close();
  await sink.close();
});

const register = (email: string, language = 'EN') =>
  mutate(service.visitor(), 'registerAccount', 'RegisterAccountInput', { email, language });

const waiting = async () =>
  (await database.query('select attempts from mail')).rows as { attempts: number }[];

it('a letter goes to the mail server, to one recipient, and leaves the queue', async () => {
  await register('ana@example.org', 'ES');
  await expect.poll(() => sink.received.length).toBe(1);
  expect(sink.received[0]?.to).toEqual(['<ana@example.org>']);
  expect(sink.received[0]?.data).toMatch(/^From: Pelagonia <pelagonia@localhost>/m);
  expect(sink.received[0]?.data).toMatch(/^Auto-Submitted: auto-generated/im);
  await expect.poll(waiting).toEqual([]);
});

it('a letter that the mail server refuses waits, is tried again later, and gets a link of its own', async () => {
  sink.refusals = 1;
  await register('later@example.org');
  await expect.poll(waiting).toEqual([{ attempts: 1 }]);
  await expect.poll(async () => readFile(service.logFile, 'utf8')).toContain('it will be tried again');
  expect(sink.received).toEqual([]);
  await database.query('update mail set due_at = now()');
  await register('other@example.org');
  await expect.poll(() => sink.received.length).toBe(2);
  await expect.poll(waiting).toEqual([]);
});

it('every attempt at a letter has the same Message-ID, and each letter its own', async () => {
  const delivery = new SmtpDelivery(smtpUrl, 'Pelagonia <war@example.org>');
  const letter = { to: 'ana@example.org', subject: 'War', text: 'War', html: '<p>War</p>' };
  for (const id of ['one', 'one', 'two']) await delivery.deliver(id, letter);
  const ids = sink.received.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
  expect(ids).toEqual(['<one@example.org>', '<one@example.org>', '<two@example.org>']);
});

it('a mail server that drips its answers is left in time, and its connection cut', async () => {
  sink.drips = true;
  const delivery = new SmtpDelivery(smtpUrl, 'war@example.org', 500);
  const letter = { to: 'ana@example.org', subject: 'War', text: 'War', html: '<p>War</p>' };
  await expect(delivery.deliver('one', letter)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect.poll(() => sink.open).toBe(0);
});

it('a letter that fails for ever is given up', async () => {
  sink.refusals = 100;
  await register('never@example.org');
  await expect.poll(waiting).toEqual([{ attempts: 1 }]);
  await database.query('update mail set attempts = 9, due_at = now()');
  await register('wake@example.org');
  await expect.poll(async () => readFile(service.logFile, 'utf8')).toContain('it is given up');
});

it('two processes never send the same letter twice', async () => {
  await database.query(
    `insert into mail (id, kind, about, due_at)
     select gen_random_uuid(), 'account.register',
            jsonb_build_object('email', 'crowd' || n || '@example.org', 'language', 'en'), now() + interval '1 second'
       from generate_series(1, 40) n`,
  );
  const other = await startService({ SMTP_URL: smtpUrl, DATABASE_URL: service.databaseUrl });
  try {
    await expect.poll(() => sink.received.length).toBe(40);
    await expect.poll(waiting).toEqual([]);
    expect(new Set(sink.received.map(({ to }) => to[0])).size).toBe(40);
  } finally {
    await other.close();
  }
});

it('with a mail server there is no outbox to look into', async () => {
  for (const path of ['/outbox', '/outbox.json', '/outbox.css']) {
    expect((await fetch(`${service.url}${path}`)).status).toBe(404);
  }
});

it('the log names no address, no link and nothing of a letter', async () => {
  sink.refusals = 1;
  await register('private-person@example.org');
  await expect.poll(waiting).toEqual([{ attempts: 1 }]);
  await database.query('update mail set due_at = now()');
  await register('second-person@example.org');
  await expect.poll(() => sink.received.length).toBe(2);
  const log = await readFile(service.logFile, 'utf8');
  expect(log).toContain('account.register');
  expect(log).not.toMatch(/private-person|second-person|register\/[\w-]{20}/);
});
