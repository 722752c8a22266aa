import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { campaignMutations } from './campaign-mutations.js';
import { faultFields, goodPassword, mutate, registered, viewerName } from './people.js';

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

const create = (visitor: Visitor, input: Record<string, unknown>) =>
  mutate<{ secret: string; accessToken: { id: string } }>(
    visitor,
    'createAccessToken',
    'CreateAccessTokenInput',
    { name: 'bot', scopes: ['READ', 'WRITE'], ...input },
    `... on AccessTokenCreated { secret accessToken { id name scopes expiresAt lastUsedAt } } ${faultFields}`,
  );

/** What a token may not do, whatever its scopes, with an input that reaches the guard. */
const closedToTokens: Readonly<Record<string, Record<string, unknown> | undefined>> = {
  changePassword: { currentPassword: goodPassword, newPassword: 'nueve nutrias nobles' },
  changeEmail: { email: 'taken@example.org', password: goodPassword },
  revokeSession: { id: '00000000-0000-0000-0000-000000000000' },
  revokeOtherSessions: undefined,
  createAccessToken: { name: 'child', scopes: ['READ'] },
  revokeAccessToken: { id: '00000000-0000-0000-0000-000000000000' },
  deleteAccount: { password: goodPassword, confirmation: 'walk@example.org' },
};
/** What needs no credential at all, so that a token with WRITE may do it too. */
const openToAll: typeof closedToTokens = {
  registerAccount: { email: 'someone@example.org', language: 'EN' },
  completeRegistration: {
    token: 'x',
    displayName: 'X',
    password: goodPassword,
    language: 'EN',
    timeZone: 'UTC',
  },
  signIn: { email: 'nobody@example.org', password: 'x' },
  signInToDemo: { name: 'nobody' },
  signOut: undefined,
  requestPasswordReset: { email: 'someone@example.org' },
  resetPassword: { token: 'x', password: goodPassword },
  confirmEmail: { token: 'x' },
};
const openToWriters: typeof closedToTokens = {
  updateProfile: { displayName: 'Bot', language: 'EN', timeZone: 'UTC' },
};
/** Everything that is done in a campaign: of one that is not there, in so far as it names one. */
const inCampaigns: typeof closedToTokens = campaignMutations();
const everyMutation = { ...closedToTokens, ...openToAll, ...openToWriters, ...inCampaigns };

async function codeOf(visitor: Visitor, mutation: string): Promise<string | undefined> {
  const input = everyMutation[mutation];
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { errors } = await visitor.ask(
    input === undefined
      ? `mutation { ${mutation} { __typename } }`
      : `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  return errors?.[0]?.extensions.code;
}

it('every mutation of the schema stands in one of the tables that are walked here', async () => {
  const { data } = await service.visitor().ask(getIntrospectionQuery());
  const schema = buildClientSchema(data as unknown as IntrospectionQuery);
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()).toEqual(
    Object.keys(everyMutation).sort(),
  );
});

it('each scope allows what it says and nothing else, and no token reaches what keeps the account safe', async () => {
  const owner = await registered(service, 'walk@example.org', 'Walker');
  const writer = service.visitor((await create(owner, { scopes: ['WRITE'] })).secret);
  const reader = service.visitor((await create(owner, { scopes: ['READ'] })).secret);
  const both = service.visitor((await create(owner, {})).secret);
  const before = (await database.query('select email, password_hash from account')).rows;
  for (const mutation of Object.keys(everyMutation)) {
    const reached = inCampaigns[mutation]?.['campaignId'] === undefined ? undefined : 'NOT_FOUND';
    const expected = mutation in closedToTokens ? 'FORBIDDEN' : reached;
    expect([mutation, await codeOf(reader, mutation)]).toEqual([mutation, 'FORBIDDEN']);
    expect([mutation, await codeOf(writer, mutation)]).toEqual([mutation, expected]);
    expect([mutation, await codeOf(both, mutation)]).toEqual([mutation, expected]);
  }
  expect(await viewerName(reader)).toBe('Bot');
  expect((await writer.ask('{ viewer { id } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await database.query('select email, password_hash from account')).rows).toEqual(before);
});

it('who is not signed in reaches nothing that belongs to somebody', async () => {
  for (const mutation of Object.keys({ ...closedToTokens, ...openToWriters, ...inCampaigns })) {
    expect([mutation, await codeOf(service.visitor(), mutation)]).toEqual([mutation, 'UNAUTHENTICATED']);
  }
});

it('a token works until it is revoked, and its secret is kept nowhere', async () => {
  const owner = await registered(service, 'owner@example.org');
  const { secret, accessToken } = await create(owner, { name: ' My   bot ' });
  expect(secret).toMatch(/^pel_[\w-]{43}$/);
  expect(accessToken).toMatchObject({ name: 'My bot', expiresAt: null, lastUsedAt: null });
  expect(await viewerName(service.visitor(secret))).toBe('Ana');
  const listed = (await owner.ask('{ viewer { accessTokens { id lastUsedAt } } }')).data?.['viewer'];
  expect(listed).toEqual({
    accessTokens: [{ id: accessToken.id, lastUsedAt: expect.any(String) as string }],
  });
  const { rows } = await database.query('select t::text as row from access_token t');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
  await mutate(owner, 'revokeAccessToken', 'RevokeAccessTokenInput', { id: accessToken.id });
  const { errors } = await service.visitor(secret).ask('{ viewer { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it('a wrong token is an error even beside a good cookie', async () => {
  const owner = await registered(service, 'beside@example.org');
  for (const bearer of ['x', 'pel_', `pel_${'A'.repeat(43)}`, 'pel_\u00ff']) {
    const { errors } = await owner.ask('{ viewer { id } }', {}, { authorization: `Bearer ${bearer}` });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});

it('a session’s secret is no token, and a token’s secret no cookie', async () => {
  const owner = await registered(service, 'crossed@example.org');
  const { secret } = await create(owner, {});
  const crossed = service.visitor();
  crossed.cookie = `pelagonia_session=${secret}`;
  expect(await viewerName(crossed)).toBeNull();
  const { errors } = await service.visitor(`pel_${owner.cookie?.split('=')[1]}`).ask('{ viewer { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it('a token with a lifetime ends with it', async () => {
  const owner = await registered(service, 'lifetime@example.org');
  const { secret } = await create(owner, { expiresInDays: 7 });
  expect(await viewerName(service.visitor(secret))).toBe('Ana');
  await database.query('update access_token set expires_at = now() where expires_at is not null');
  const { errors } = await service.visitor(secret).ask('{ viewer { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await owner.ask('{ viewer { accessTokens { id } } }')).data?.['viewer']).toEqual({
    accessTokens: [],
  });
});

it('every fault of a new token is told at once', async () => {
  const owner = await registered(service, 'faults@example.org');
  expect(await create(owner, { name: ' ', scopes: [], expiresInDays: 366 })).toMatchObject({
    faults: [
      { field: 'name', code: 'TOKEN_NAME_EMPTY' },
      { field: 'scopes', code: 'TOKEN_SCOPES_EMPTY' },
      { field: 'expiresInDays', code: 'TOKEN_LIFETIME_INVALID' },
    ],
  });
  expect(await create(owner, { expiresInDays: 0 })).toMatchObject({
    faults: [{ field: 'expiresInDays', code: 'TOKEN_LIFETIME_INVALID' }],
  });
});

it('an account has at most twenty, even if thirty are asked for at once', async () => {
  const owner = await registered(service, 'twenty@example.org');
  const results = await Promise.all(Array.from({ length: 30 }, () => create(owner, {})));
  const refused = results.filter((result) => result['__typename'] === 'InvalidInput');
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ faults: [{ code: 'TOKEN_LIMIT_REACHED' }] });
});

it('nobody revokes the token of another', async () => {
  const owner = await registered(service, 'token-owner@example.org', 'Owner');
  const { secret, accessToken } = await create(owner, {});
  const attacker = await registered(service, 'token-thief@example.org');
  await mutate(attacker, 'revokeAccessToken', 'RevokeAccessTokenInput', { id: accessToken.id });
  expect(await viewerName(service.visitor(secret))).toBe('Owner');
});

it('a token that may only write learns nothing that its owner alone may see, from what it writes either', async () => {
  const owner = await registered(service, 'write-only@example.org');
  const writer = service.visitor((await create(owner, { scopes: ['WRITE'] })).secret);
  for (const field of ['email', 'sessions { id address }', 'accessTokens { id }']) {
    const { data, errors } = await writer.ask(
      `mutation ($input: UpdateProfileInput!) {
         updateProfile(input: $input) { ... on AccountUpdated { account { displayName ${field} } } } }`,
      { input: openToWriters['updateProfile'] },
    );
    expect([field, errors?.[0]?.extensions.code, data]).toEqual([field, 'FORBIDDEN', null]);
  }
});
