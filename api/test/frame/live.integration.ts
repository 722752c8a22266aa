import { connect } from 'node:net';
import { createClient, type Client } from 'graphql-ws';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startService, type TestService, type Visitor } from '../test-service.js';

let first: TestService;
let second: TestService;
beforeAll(async () => {
  first = await startService({ DEMO: 'new' });
  second = await startService({ DEMO: 'new', DATABASE_URL: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const signInToDemo = `mutation ($name: String!) { signInToDemo(input: { name: $name }) { ... on SignedIn { account { id version } } } }`;
const rename = `mutation ($name: String!) {
  updateProfile(input: { displayName: $name, language: EN, timeZone: "Europe/Madrid" }) { ... on AccountUpdated { account { version } } }
}`;

async function demo(service: TestService, name: string): Promise<Visitor> {
  const visitor = service.visitor();
  expect((await visitor.ask(signInToDemo, { name })).data).toMatchObject({ signInToDemo: { account: {} } });
  return visitor;
}

async function statement(sql: string): Promise<void> {
  const dataSource = await new DataSource({ type: 'postgres', url: first.databaseUrl }).initialize();
  await dataSource.query(sql);
  await dataSource.destroy();
}

/** A socket to one service, with what a browser would send along. */
function socket(
  service: TestService,
  headers: Record<string, string>,
  events: { closed?: (code: number) => void } = {},
): Client {
  return createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    lazy: true,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers });
      }
    },
    on: { closed: (event) => events.closed?.((event as { code: number }).code) },
  });
}

/** The next notice that comes over a socket. */
function nextNotice(client: Client): { ready: Promise<void>; notice: Promise<unknown> } {
  const notices = client.iterate({ query: 'subscription { changes { topic id version } }' });
  const notice = notices.next().then(({ value }) => value?.data?.changes);
  const ready = new Promise<void>((resolve) => client.on('message', () => setTimeout(resolve, 100)));
  return { ready, notice };
}

describe('live notices', () => {
  it('reach a socket of another process, with id and version only', async () => {
    const anna = await demo(first, 'anna');
    const client = socket(second, { cookie: anna.cookie ?? '' });
    const { ready, notice } = nextNotice(client);
    await ready;
    await anna.ask(rename, { name: 'Anna the Bold' });
    const heard = await notice;
    expect(heard).toMatchObject({ topic: 'ACCOUNT', version: expect.any(Number) });
    expect(JSON.stringify(heard)).not.toContain('Bold');
    await client.dispose();
  });

  it('of one account do not reach another', async () => {
    const [bruno, carmen] = [await demo(first, 'bruno'), await demo(first, 'carmen')];
    const client = socket(second, { cookie: bruno.cookie ?? '' });
    const { ready, notice } = nextNotice(client);
    await ready;
    await carmen.ask(rename, { name: 'Carmen Two' });
    await bruno.ask(rename, { name: 'Bruno Two' });
    const { data } = await bruno.ask('{ viewer { id } }');
    expect(await notice).toMatchObject({ id: (data?.['viewer'] as { id: string }).id });
    await client.dispose();
  });

  it('end at once when the session is revoked elsewhere', async () => {
    const laptop = await demo(first, 'dimitri');
    const phone = await demo(second, 'dimitri');
    const closed = new Promise<number>((resolve) => {
      const client = socket(second, { cookie: phone.cookie ?? '' }, { closed: resolve });
      const { ready, notice } = nextNotice(client);
      notice.catch(() => undefined);
      void ready.then(() => laptop.ask('mutation { revokeOtherSessions { account { id } } }'));
    });
    expect(await closed).toBe(4403);
    expect((await phone.ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  });

  it('refuse strangers', async () => {
    const closed = new Promise<number>((resolve) => {
      const client = socket(first, {}, { closed: resolve });
      nextNotice(client).notice.catch(() => undefined);
    });
    expect(await closed).toBe(4403);
  });

  it('refuse pages of other sites although the browser sends its cookie', async () => {
    const anna = await demo(first, 'anna');
    const failed = new Promise<string>((resolve) => {
      const webSocket = new WebSocket(`${first.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: { cookie: anna.cookie ?? '', origin: 'https://elsewhere.example' },
      });
      webSocket.on('error', (error) => resolve(error.message));
      webSocket.on('open', () => resolve('opened'));
    });
    expect(await failed).toContain('403');
  });

  it('serve subscriptions only, within the limits of queries, and say so without ending the socket', async () => {
    const anna = await demo(first, 'anna');
    const client = socket(first, { cookie: anna.cookie ?? '' });
    const outcome = (query: string) =>
      client
        .iterate({ query })
        .next()
        .catch((errors: unknown) => JSON.stringify(errors));
    expect(await outcome('mutation { signOut { signedOut } }')).toContain('Only subscriptions');
    expect(await outcome('subscription {')).toContain('Syntax Error');
    expect(await outcome('subscription { changes { nothing } }')).toContain('GRAPHQL_VALIDATION_FAILED');
    const { ready, notice } = nextNotice(client);
    await ready;
    await anna.ask(rename, { name: 'Anna' });
    expect(await notice).toMatchObject({ topic: 'ACCOUNT' });
    await client.dispose();
  });

  it('end when the session has expired, before anything more is answered', async () => {
    const felix = await demo(first, 'felix');
    const closed = new Promise<number>((resolve) => {
      const client = socket(first, { cookie: felix.cookie ?? '' }, { closed: resolve });
      const { ready, notice } = nextNotice(client);
      notice.catch(() => undefined);
      void ready.then(async () => {
        await statement(
          `update session set expires_at = now() from account
            where account.id = session.account_id and account.email like 'felix@%'`,
        );
        nextNotice(client).notice.catch(() => undefined);
      });
    });
    expect(await closed).toBe(4403);
  });

  it('survive a stranger who hangs up while he is refused, and a notice that is not ours', async () => {
    const { port } = new URL(first.url);
    for (let i = 0; i < 5; i++) {
      await new Promise<void>((resolve) => {
        const raw = connect(Number(port), '127.0.0.1', () => {
          raw.write('GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
          setTimeout(() => raw.resetAndDestroy(), 5);
        });
        raw.on('close', () => resolve());
        raw.on('error', () => resolve());
      });
    }
    await statement(
      `select pg_notify('pelagonia_notices', 'nonsense'), pg_notify('pelagonia_notices', '{}')`,
    );
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  });

  it('have a limit of connections per account', async () => {
    const anna = await demo(first, 'anna');
    const codes: number[] = [];
    const clients = Array.from({ length: 22 }, () => {
      const client = socket(first, { cookie: anna.cookie ?? '' }, { closed: (code) => codes.push(code) });
      nextNotice(client).notice.catch(() => undefined);
      return client;
    });
    try {
      await expect.poll(() => codes.filter((code) => code === 4429).length).toBeGreaterThanOrEqual(2);
    } finally {
      for (const client of clients) void client.dispose();
    }
  });

  it('come back after the connection to the database was lost: sockets are told to look again', async () => {
    const elena = await demo(first, 'elena');
    const closed = new Promise<number>((resolve) => {
      const client = socket(second, { cookie: elena.cookie ?? '' }, { closed: resolve });
      const { ready, notice } = nextNotice(client);
      notice.catch(() => undefined);
      void ready.then(() =>
        statement(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pelagonia notices'
             and datname = current_database()`,
        ),
      );
    });
    expect(await closed).toBe(1012);
    await expect.poll(async () => (await fetch(`${second.url}/health/ready`)).status).toBe(200);
  });
});
