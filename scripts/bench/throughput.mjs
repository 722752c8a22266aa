import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { foundDueCampaigns, secretsKey } from './due-campaigns.mjs';
import { load } from './load.mjs';
import { startServer } from './server-process.mjs';

const questions = {
  viewer: '{ viewer { id displayName email language timeZone } }',
  dashboard: `{ viewer { id
    duties { kind campaignId campaignName turn key deadline }
    campaigns { id name status version turn { number phase deadline } seats { letter name } } } }`,
};
/** The account's campaigns, the demo's beside them. */
const moreCampaigns = 4;
const rounds = 5;
const pool = '10';

/**
 * The service and the bare server by turns, on the same database and under the same load, so that whatever else the
 * machine does meanwhile falls on both.
 * @param {string} databaseUrl
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<Record<keyof typeof questions, { service: number, bare: number }>>} answers in a second, the median of
 *   the rounds, for a plain question and for what somebody sees first who signs in
 */
export async function measureThroughput(databaseUrl, atEnd) {
  const [servicePort, barePort] = [await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: pool,
    SECRETS_KEY: secretsKey,
    NODE_ENV: 'production',
  };
  const service = `http://127.0.0.1:${servicePort}`;
  const bare = `http://127.0.0.1:${barePort}`;
  const running = await startServer(
    ['api/dist/main.js'],
    {
      ...settings,
      PORT: `${servicePort}`,
      HOST: '127.0.0.1',
      PUBLIC_URL: service,
      DEMO: 'new',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      OUTBOX_DIR: path.join(tmpdir(), `pelagonia-bench-${process.pid}`),
    },
    `${service}/health/ready`,
  );
  atEnd(running.stop);
  const standard = await startServer(
    ['scripts/bench/bare-server.mjs'],
    { ...settings, PORT: `${barePort}` },
    bare,
  );
  atEnd(standard.stop);

  const { cookie, id } = await signIn(service);
  await foundDueCampaigns(databaseUrl, moreCampaigns, { due: false });
  /** @param {keyof typeof questions} name */
  const measure = (name) => {
    const request = {
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: questions[name] }),
      expected: `"id":"${id}"`,
    };
    return byTurns([`${service}/graphql`, `${bare}/${name}`], request);
  };
  return { viewer: await measure('viewer'), dashboard: await measure('dashboard') };
}

/**
 * @param {readonly [string, string]} addresses the service's and the bare server's
 * @param {{ headers: Record<string, string>, body: string, expected: string }} request
 */
async function byTurns([service, bare], request) {
  for (const address of [service, bare]) await load(address, { ...request, seconds: 2 });
  /** @type {[number[], number[]]} */
  const figures = [[], []];
  for (let round = 0; round < rounds; round++) {
    figures[0].push(await load(service, { ...request, seconds: 3 }));
    figures[1].push(await load(bare, { ...request, seconds: 3 }));
  }
  return { service: median(figures[0]), bare: median(figures[1]) };
}

/**
 * @param {string} url
 * @returns {Promise<{ cookie: string, id: string }>} a session of one of the demo's accounts
 */
async function signIn(url) {
  /**
   * @param {string} query
   * @param {Record<string, unknown>} [variables]
   */
  const ask = (query, variables) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  const offered = /** @type {{ data: { service: { demoAccounts: { name: string }[] } } }} */ (
    await (await ask('{ service { demoAccounts { name } } }')).json()
  );
  const response = await ask(
    'mutation ($input: SignInToDemoInput!) { signInToDemo(input: $input) { ... on SignedIn { account { id } } } }',
    { input: { name: offered.data.service.demoAccounts[0]?.name } },
  );
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0];
  const { data } = /** @type {{ data: { signInToDemo: { account?: { id: string } } } }} */ (
    await response.json()
  );
  const id = data.signInToDemo.account?.id;
  if (cookie === undefined || id === undefined)
    throw new Error('The demo account could not be signed in to.');
  return { cookie, id };
}

/** @param {readonly number[]} figures */
export function median(figures) {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
