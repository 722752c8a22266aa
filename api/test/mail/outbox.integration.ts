import { get } from 'node:http';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lettersTo, mutate } from '../accounts/people.js';
import { startService, type TestService } from '../test-service.js';

let folder: string;
let service: TestService;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelagonia-outbox-'));
  service = await startService({ OUTBOX_DIR: join(folder, 'outbox'), TRUST_PROXY: '1' });
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const register = (email: string) =>
  mutate(service.visitor(), 'registerAccount', 'RegisterAccountInput', { email, language: 'EN' });

it('an empty outbox says so', async () => {
  expect(await (await fetch(`${service.url}/outbox`)).text()).toContain('No letter has been written yet.');
});

it('letters are shown newest first, with links to click and nothing that runs', async () => {
  await register('first@example.org');
  await lettersTo(service, 'first@example.org', 1);
  await register(`o'second&co@example.org`);
  await lettersTo(service, `o'second&co@example.org`, 1);
  const response = await fetch(`${service.url}/outbox`);
  const page = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.indexOf('o&#39;second&amp;co@example.org')).toBeLessThan(page.indexOf('first@example.org'));
  expect(page).toMatch(/<a href="http:\/\/localhost[^"]*\/register\/[\w-]{43}">/);
  expect(page).not.toMatch(/<script|style=|<style/);
  const style = await fetch(`${service.url}/outbox.css`);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('letters are files that others on the machine cannot read', async () => {
  await register('files@example.org');
  await lettersTo(service, 'files@example.org', 1);
  const [file = ''] = await readdir(join(folder, 'outbox'));
  expect((await stat(join(folder, 'outbox', file))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, 'outbox'))).mode & 0o077).toBe(0);
});

it('a strange file in the folder is passed over', async () => {
  await register('strange@example.org');
  await lettersTo(service, 'strange@example.org', 1);
  await writeFile(join(folder, 'outbox', '9999-half.json'), '{"id":');
  expect(await service.letters()).toHaveLength(1);
});

it('nobody on another machine sees the letters', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.9' };
  for (const path of ['/outbox', '/outbox.json']) {
    expect((await fetch(`${service.url}${path}`, { headers })).status).toBe(404);
  }
});

it('a service with a public address shows them to nobody', async () => {
  const open = await startService({ PUBLIC_URL: 'https://war.example', DATABASE_URL: service.databaseUrl });
  try {
    expect((await fetch(`${open.url}/outbox.json`)).status).toBe(404);
  } finally {
    await open.close();
  }
});

/** `fetch` would write a Host header of its own. */
const statusWith = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${service.url}/outbox.json`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

it.each(['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'club.localhost'])(
  'who asks this machine for %s sees them',
  async (host) => {
    expect(await statusWith({ host })).toBe(200);
  },
);

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.1', 'x y', '@'])(
  'a page that reaches this machine by the name %j sees nothing',
  async (host) => {
    expect(await statusWith({ host })).toBe(404);
  },
);

it.each([
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 tunnel'],
])('a proxy on this machine that sends %s: %s shows them to nobody', async (name, value) => {
  expect(await statusWith({ [name]: value })).toBe(404);
});
