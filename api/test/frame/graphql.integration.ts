import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${service.url}/graphql`, { method: 'POST', headers, body });

describe('the endpoint', () => {
  it('refuses what another site could make a browser send', async () => {
    expect((await post('query={viewer{id}}', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await fetch(`${service.url}/graphql?query={viewer{id}}`)).status).toBe(400);
  });

  it('refuses a body that is too large, as such', async () => {
    const response = await post(
      JSON.stringify({ query: '{ viewer { id } }', variables: { x: 'x'.repeat(300_000) } }),
    );
    expect(response.status).toBe(413);
  });

  it('speaks GraphQL over HTTP as well as a plain Apollo Server does', async () => {
    const audits = await auditServer({ url: `${service.url}/graphql` });
    expect(audits.length).toBeGreaterThanOrEqual(61);
    const found = (status: string) => audits.filter((audit) => audit.status === status).map(({ id }) => id);
    expect(found('error')).toEqual([]);
    // Faults of a document are 400 whatever the client accepts, and a plain link is refused for what it could do.
    expect(found('warn').sort()).toEqual(['572B', '7B9B', 'FDE2']);
    expect(found('notice').sort()).toEqual(['5A70', '6A70', 'D6D5']);
  });

  it('refuses several operations in one request', async () => {
    expect(
      (await post(JSON.stringify([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]))).status,
    ).toBe(400);
  });

  it.each(['', '{', '[]', '"text"', 'null', '{"query": 1}', '{"query": ""}', '{"query": "{"}'])(
    'answers the rubbish %j with a fault of the caller',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/node_modules|at .*\.js/);
    },
  );

  it('refuses a text of too many words before it reads it', async () => {
    const { errors } = await service.visitor().ask(`{ ${'service { version } '.repeat(2_000)} }`);
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('refuses a query that would cost too much', async () => {
    const many = Array.from({ length: 200 }, (_, i) => `m${i}: maps { id version players }`).join(' ');
    const { errors, status } = await service.visitor().ask(`{ ${many} }`);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('would cost');
  });

  it('leads a subscription to the websocket', async () => {
    const { errors, status } = await service.visitor().ask('subscription { changes { id } }');
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('websocket');
  });

  it('tells a stranger that he is signed out, not that something is wrong', async () => {
    expect(await service.visitor().ask('{ viewer { id } }')).toMatchObject({
      status: 200,
      data: { viewer: null },
    });
  });

  it('tells a script that its token is wrong', async () => {
    const { errors, status } = await service.visitor('pel_nonsense').ask('{ viewer { id } }');
    expect(status).toBe(401);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This access token is unknown/),
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('answers a campaign that is hidden like one that is not there, and to strangers not at all', async () => {
    const { errors } = await service.visitor().ask('{ campaign(id: "1") { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('throttling', () => {
  it('holds an address to its requests per minute and says when to come back', async () => {
    const small = await startService({ REQUESTS_PER_MINUTE: '3' });
    try {
      const visitor = small.visitor();
      for (let i = 0; i < 3; i++)
        expect((await visitor.ask('{ service { version } }')).errors).toBeUndefined();
      const refused = await visitor.ask('{ service { version } }');
      expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await fetch(`${small.url}/health/ready`)).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  it('counts each account for itself, though all of a club sit behind one address', async () => {
    const small = await startService({ REQUESTS_PER_MINUTE: '3', DEMO: 'new' });
    try {
      const [anna, bruno] = [small.visitor(), small.visitor()];
      for (const [visitor, name] of [
        [anna, 'anna'],
        [bruno, 'bruno'],
      ] as const)
        await visitor.ask(`mutation { signInToDemo(input: { name: "${name}" }) { __typename } }`);
      for (let i = 0; i < 3; i++) expect((await anna.ask('{ viewer { id } }')).errors).toBeUndefined();
      expect((await anna.ask('{ viewer { id } }')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect((await bruno.ask('{ viewer { id } }')).data?.['viewer']).not.toBeNull();
    } finally {
      await small.close();
    }
  });

  it('takes a whole IPv6 network for one address, as one customer has it all', async () => {
    const small = await startService({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    try {
      const from = (address: string) =>
        small.visitor().ask('{ service { version } }', {}, { 'x-forwarded-for': address });
      for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2'])
        expect((await from(address)).errors).toBeUndefined();
      expect((await from('2001:db8:1:2::3')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect((await from('2001:db8:1:3::1')).errors).toBeUndefined();
    } finally {
      await small.close();
    }
  });

  it('counts what no resolver ever sees', async () => {
    const small = await startService({ REQUESTS_PER_MINUTE: '1' });
    try {
      for (let i = 0; i < 10; i++) expect((await small.visitor().ask('{ __typename }')).status).toBe(200);
      const refused = await small.visitor().ask('{ __typename }');
      expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
      expect((await small.visitor().ask('{')).status).toBe(429);
    } finally {
      await small.close();
    }
  });

  it('counts each field of an operation, so that aliases gain nothing', async () => {
    const small = await startService({ REQUESTS_PER_MINUTE: '3' });
    try {
      const { errors } = await small
        .visitor()
        .ask('{ a: maps { id } b: maps { id } c: maps { id } d: maps { id } }');
      expect(errors?.some(({ extensions }) => extensions.code === 'RATE_LIMITED')).toBe(true);
    } finally {
      await small.close();
    }
  });
});
