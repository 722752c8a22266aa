import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { mutate, registered, signIn, viewerName } from './people.js';

let service: TestService;
let database: pg.Client;
beforeAll(async () => {
  service = await startService();
  database = new pg.Client(service.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await service.close();
});

type Session = { id: string; current: boolean; device: string; address: string };

async function sessionsOf(visitor: Visitor): Promise<Session[]> {
  const { data } = await visitor.ask('{ viewer { sessions { id current device address } } }');
  return (data?.['viewer'] as { sessions: Session[] }).sessions;
}

/** A second browser that is still at the cookie another had before. */
function withCookie(cookie: string | undefined): Visitor {
  const visitor = service.visitor();
  visitor.cookie = cookie;
  return visitor;
}

const revoke = (visitor: Visitor, id: string) =>
  mutate(visitor, 'revokeSession', 'RevokeSessionInput', { id }, 'account { version sessions { id } }');

it('signing in again rotates the cookie, and the old one is dead', async () => {
  const visitor = await registered(service, 'rotate@example.org');
  const before = visitor.cookie;
  await signIn(visitor, 'rotate@example.org');
  expect(visitor.cookie).not.toBe(before);
  expect(await viewerName(withCookie(before))).toBeNull();
  expect(await sessionsOf(visitor)).toHaveLength(1);
});

it('a cookie that somebody planted is never taken over', async () => {
  await registered(service, 'planted@example.org');
  const visitor = withCookie(`pelagonia_session=${'A'.repeat(43)}`);
  await signIn(visitor, 'planted@example.org');
  expect(visitor.cookie).not.toContain('AAAA');
  expect(await viewerName(withCookie(`pelagonia_session=${'A'.repeat(43)}`))).toBeNull();
});

it('signing out ends the session itself, not only the cookie', async () => {
  const visitor = await registered(service, 'out@example.org');
  const before = visitor.cookie;
  const { data } = await visitor.ask('mutation { signOut { signedOut } }');
  expect(data).toEqual({ signOut: { signedOut: true } });
  expect(visitor.cookie).toBe('pelagonia_session=');
  expect(await viewerName(withCookie(before))).toBeNull();
  expect((await visitor.ask('mutation { signOut { signedOut } }')).data).toEqual({
    signOut: { signedOut: false },
  });
});

it('the owner sees every browser, which one is his, and ends another at once', async () => {
  const laptop = await registered(service, 'list@example.org');
  const phone = service.visitor();
  await signIn(phone, 'list@example.org');
  const sessions = await sessionsOf(laptop);
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  expect(sessions[0]?.address).toBe('127.0.0.1');
  const other = sessions.find(({ current }) => !current);
  const result = await revoke(laptop, other?.id ?? '');
  expect((result['account'] as { sessions: unknown[] }).sessions).toHaveLength(1);
  expect(await viewerName(phone)).toBeNull();
  expect(await viewerName(laptop)).toBe('Ana');
});

it('ending a session twice is no fault and changes nothing more', async () => {
  const laptop = await registered(service, 'twice@example.org');
  const phone = service.visitor();
  await signIn(phone, 'twice@example.org');
  const id = (await sessionsOf(laptop)).find(({ current }) => !current)?.id ?? '';
  const first = await revoke(laptop, id);
  expect(await revoke(laptop, id)).toEqual(first);
});

it.each(['', 'nonsense', '\u0000', '00000000-0000-0000-0000-000000000000'])(
  'ending session %j ends nothing',
  async (id) => {
    const visitor = await registered(service, `nothing${id.length}@example.org`);
    const result = await revoke(visitor, id);
    expect((result['account'] as { sessions: unknown[] }).sessions).toHaveLength(1);
  },
);

it('nobody ends the session of another', async () => {
  const victim = await registered(service, 'victim@example.org', 'Victim');
  const attacker = await registered(service, 'attacker@example.org');
  const [session] = await sessionsOf(victim);
  await revoke(attacker, session?.id ?? '');
  expect(await viewerName(victim)).toBe('Victim');
});

it('all others end at once', async () => {
  const kept = await registered(service, 'others@example.org');
  const others = [service.visitor(), service.visitor(), service.visitor()];
  for (const other of others) await signIn(other, 'others@example.org');
  await kept.ask('mutation { revokeOtherSessions { account { version } } }');
  expect(await Promise.all(others.map(viewerName))).toEqual([null, null, null]);
  expect(await viewerName(kept)).toBe('Ana');
});

it('a session that was not used for long has ended', async () => {
  const visitor = await registered(service, 'stale@example.org');
  await database.query(
    `update session set expires_at = now() from account where account.id = account_id and email = 'stale@example.org'`,
  );
  expect(await viewerName(visitor)).toBeNull();
});

it('use puts the end off and renews the cookie, but not beyond half a year', async () => {
  const visitor = await registered(service, 'slide@example.org');
  const age = (created: string) =>
    database.query(
      `update session set created_at = now() - $1::interval, last_seen_at = now() - interval '1 hour',
              expires_at = now() + interval '1 hour'
         from account where account.id = account_id and email = 'slide@example.org'`,
      [created],
    );
  const daysLeft = async () => {
    const { rows } = await database.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days
         from session join account on account.id = account_id where email = 'slide@example.org'`,
    );
    return (rows[0] as { days: number }).days;
  };
  await age('20 days');
  const { headers } = await visitor.ask('{ viewer { id } }');
  expect(headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=2592000')]);
  expect(await daysLeft()).toBe(30);
  expect((await visitor.ask('{ viewer { id } }')).headers.getSetCookie()).toEqual([]);
  await age('170 days');
  await visitor.ask('{ viewer { id } }');
  expect(await daysLeft()).toBe(10);
});

it('an account keeps its fifty newest sessions', async () => {
  const visitor = await registered(service, 'many@example.org');
  await database.query(
    `insert into session (id, account_id, token_hash, expires_at, last_seen_at, user_agent, address)
     select gen_random_uuid(), id, sha256(n::text::bytea), now() + interval '1 day', now() - interval '1 day', '', ''
       from account, generate_series(1, 60) n where email = 'many@example.org'`,
  );
  await signIn(service.visitor(), 'many@example.org');
  expect(await sessionsOf(visitor)).toHaveLength(50);
});

it('who signs in as another in the same browser leaves no session of the first behind', async () => {
  const visitor = await registered(service, 'first-user@example.org', 'First');
  await registered(service, 'second-user@example.org', 'Second');
  const before = visitor.cookie;
  await signIn(visitor, 'second-user@example.org');
  expect(await viewerName(visitor)).toBe('Second');
  expect(await viewerName(withCookie(before))).toBeNull();
});

it('a stolen table holds no cookie', async () => {
  const visitor = await registered(service, 'stolen@example.org');
  const secret = visitor.cookie?.split('=')[1] ?? '';
  const { rows } = await database.query('select s::text as row from session s');
  expect(JSON.stringify(rows)).not.toContain(secret);
  const { rows: hashes } = await database.query('select token_hash from session limit 1');
  const hash = (hashes[0] as { token_hash: Buffer }).token_hash.toString('base64url');
  expect(await viewerName(withCookie(`pelagonia_session=${hash}`))).toBeNull();
});
