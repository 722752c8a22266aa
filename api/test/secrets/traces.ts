import { readFile } from 'node:fs/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { TestService, Visitor } from '../test-service.js';
import type { Table } from '../turns/table.js';

/** Everything that lies about: each table as text, letters, log. */
export async function tracesOf({ rows, service }: Table): Promise<Map<string, string>> {
  const traces = new Map<string, string>();
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const lines = await rows<{ line: string }>(`select t::text as line from "${name}" t`);
    traces.set(`table ${name}`, lines.map(({ line }) => line).join('\n'));
  }
  traces.set('letters', JSON.stringify(await service.letters(0)));
  traces.set('log', await readFile(service.logFile, 'utf8'));
  return traces;
}

/** All that somebody hears over a socket from now on. */
export async function listen(
  service: TestService,
  { cookie }: Visitor,
): Promise<{ heard: string[]; stop(): void }> {
  const heard: string[] = [];
  const client = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie: cookie ?? '' } });
      }
    },
  });
  client.subscribe(
    { query: 'subscription { changes { topic id version } }' },
    {
      next: (notice) => heard.push(JSON.stringify(notice)),
      error: (error) => heard.push(JSON.stringify(error)),
      complete: () => undefined,
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 400));
  return { heard, stop: () => void client.dispose() };
}
