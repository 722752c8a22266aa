import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}${path}`, { headers, redirect: 'manual' });
const html = { accept: 'text/html' };

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'does not start on %s, and says which setting is wrong',
  async (host) => {
    const started = startService({ HOST: host, DATABASE_URL: service.databaseUrl });
    await expect(started).rejects.toThrow(`HOST is wrong: ${host} is no address of this machine;`);
  },
);

describe('health', () => {
  it('says live and ready', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'live' });
    const ready = await get('/health/ready');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ready', checks: { database: true, notices: true } });
  });
});

describe('metrics', () => {
  it('are told to this machine', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).toContain('pelagonia_http_request_seconds');
  });

  it('are not told through a proxy', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });
});

describe('every answer', () => {
  it('carries a request id, the proxy’s if it is sound', async () => {
    expect(
      (await get('/health/live', { 'x-request-id': 'from-the-proxy-1' })).headers.get('x-request-id'),
    ).toBe('from-the-proxy-1');
    const forged = await get('/health/live', { 'x-request-id': 'a b"c' });
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries the headers that keep browsers careful', async () => {
    const { headers } = await get('/health/live');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('a request that cannot be read', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const spaces = ' '.repeat(5_000_000);

  it.each([
    ['no JSON', () => post('{"query": wax-and-feather'), 400, 'must be JSON'],
    ['too large', () => post(`{"query":"${'a'.repeat(300_000)}"}`), 413, 'too large'],
    [
      'too large once unpacked',
      () => post(Uint8Array.from(gzipSync(spaces)), { 'content-encoding': 'gzip' }),
      413,
      'too large',
    ],
    ['packed in an unknown way', () => post('{}', { 'content-encoding': 'wax' }), 415, 'not understood'],
  ])('hears why, as GraphQL tells it: %s', async (_, send, status, reason) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      errors: [
        {
          message: expect.stringContaining(reason),
          extensions: { code: 'BAD_USER_INPUT', requestId: answer.headers.get('x-request-id') },
        },
      ],
    });
    expect(text).not.toContain('wax-and-feather');
  });
});

describe('pages', () => {
  it('come with a policy that names their own inline scripts only', async () => {
    const landing = await get('/', html);
    expect(landing.headers.get('content-security-policy')).toContain("script-src 'self';");
    const other = await get('/campaigns/1', html);
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('fallback');
    expect(other.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('tell a page from an address that leads nowhere, and show one either way', async () => {
    const lost = await get('/nowhere', html);
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain('fallback');
    expect(lost.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('keep their policy when the browser has them already', async () => {
    const first = await get('/', html);
    const again = await get('/', {
      ...html,
      'if-none-match': first.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  it('lead a Spanish reader to Spanish, by his choice before his browser', async () => {
    expect((await get('/', { ...html, 'accept-language': 'es-ES,es;q=0.9' })).headers.get('location')).toBe(
      '/es',
    );
    expect(
      (await get('/sign-in?next=/home', { ...html, cookie: 'pelagonia_language=es' })).headers.get(
        'location',
      ),
    ).toBe('/es/sign-in?next=/home');
    const chosen = await get('/', { ...html, 'accept-language': 'es', cookie: 'pelagonia_language=en' });
    expect(chosen.status).toBe(200);
    expect((await get('/es', { ...html, 'accept-language': 'es' })).status).toBe(200);
  });

  it('do not stand in for a file, a map or an endpoint that is not there', async () => {
    for (const path of ['/missing.png', '/content/map/atlantis.json', '/health/nothing', '/_app/none.js']) {
      expect((await get(path, html)).status, path).toBe(404);
    }
  });

  it('do not let anyone out of their folder', async () => {
    for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/....//package.json']) {
      expect(await (await get(path)).text(), path).not.toContain('workspaces');
    }
  });
});

describe('a map', () => {
  it('is one document: kept for good under its digest, revalidated without', async () => {
    const { data } = await service
      .visitor()
      .ask('{ maps { id players documentUrl name(language: ES) summary(language: EN) } }');
    const maps = data?.['maps'] as { id: string; players: number; documentUrl: string; name: string }[];
    const map = maps.find(({ id }) => id === 'pelagonia');
    expect(map).toMatchObject({ id: 'pelagonia', players: 6, name: 'La Tierra de Pelagonia' });
    const pinned = await get(map!.documentUrl);
    expect(pinned.headers.get('cache-control')).toContain('immutable');
    const loose = await get('/content/map/pelagonia.json');
    expect(loose.headers.get('cache-control')).toContain('no-cache');
    expect(await loose.json()).toEqual(await pinned.json());
    const again = await get('/content/map/pelagonia.json', {
      'if-none-match': loose.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });
});

describe('the log', () => {
  it('has no one-time words of mail links and no queries', async () => {
    await get('/reset/c2VjcmV0LXdvcmQtb2YtYS1tYWlsLWxpbms?also=hidden-word', html);
    await service
      .visitor()
      .ask('{ viewer { id } }', {}, { authorization: 'Bearer pel_not-a-real-token-but-secret-enough' });
    await expect.poll(() => readFile(service.logFile, 'utf8')).toContain('/reset/…');
    const log = await readFile(service.logFile, 'utf8');
    for (const secret of ['c2VjcmV0', 'hidden-word', 'secret-enough']) expect(log).not.toContain(secret);
  });
});
