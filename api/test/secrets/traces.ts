import { readFile } from 'node:fs/promises';
import { createClient } from 'graphql-ws';
import { expect, vi } from 'vitest';
import WebSocket from 'ws';
import type { TestService, Visitor } from '../test-service.js';

/** A service, and a look behind its curtain. */
type World = Readonly<{ service: TestService; rows<T>(sql: string): Promise<T[]> }>;

/** Everything that lies about: each table as text, letters, log. */
export async function tracesOf(world: World): Promise<Map<string, string>> {
  const { service } = world;
  const traces = new Map<string, string>();
  const tables = await world.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const lines = await world.rows<{ line: string }>(`select t::text as line from "${name}" t`);
    traces.set(`table ${name}`, lines.map(({ line }) => line).join('\n'));
  }
  traces.set('letters', JSON.stringify(await service.letters(0)));
  traces.set('log', await readFile(service.logFile, 'utf8'));
  return traces;
}

const profile = '{ viewer { displayName language timeZone } }';
const sameProfile = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }`;

/** All that somebody hears of campaigns over a socket from now on. */
export async function listen(
  service: TestService,
  visitor: Visitor,
): Promise<{ heard: string[]; caughtUp(): Promise<void>; stop(): void }> {
  const heard: string[] = [];
  let own = 0;
  const client = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie: visitor.cookie ?? '' } });
      }
    },
  });
  client.subscribe<{ changes: { topic: string } }>(
    { query: 'subscription { changes { topic id version } }' },
    {
      next: (notice) => {
        if (notice.data?.changes.topic === 'ACCOUNT') own += 1;
        else heard.push(JSON.stringify(notice));
      },
      error: (error) => heard.push(JSON.stringify(error)),
      complete: () => undefined,
    },
  );
  const { data } = await visitor.ask(profile);
  /** Notices come in their order: whoever hears of his own account has heard all that was before. */
  const caughtUp = async (): Promise<void> => {
    const before = own;
    await visitor.ask(sameProfile, { input: data?.['viewer'] });
    await vi.waitFor(() => expect(own).toBeGreaterThan(before), { timeout: 2_000 });
  };
  // A socket that is not open yet hears nothing of it.
  await vi.waitFor(caughtUp, { timeout: 30_000 });
  return { heard, caughtUp, stop: () => void client.dispose() };
}
