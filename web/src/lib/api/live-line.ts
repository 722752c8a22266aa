import type { Client } from 'graphql-ws';
import { ChangesDocument, type ChangesSubscription } from '../generated/operations.js';
import { connection } from './connection.svelte.js';
import { notices } from './notices.js';

/** After a refusal the line is tried again, in case it was the server's own trouble. */
const afterRefusal = 10_000;
/** The server does not say when it has begun to announce: by the first it mostly has, by the last surely. */
const untilHeard = [1_000, 6_000];

/**
 * The open line on which the server announces changes; held only while somebody is signed in. `onBreak` is called
 * whenever it drops: the session may have been ended elsewhere.
 */
export async function openLine(onBreak: () => void): Promise<() => void> {
  const { createClient } = await import('graphql-ws');
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const client: Client = createClient({
    url: lineAddress(),
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !closed,
    on: {
      // What was announced meanwhile has been missed.
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) connection.refetchAll();
        else for (const wait of untilHeard) setTimeout(() => closed || notices.opened(), wait);
      },
      closed: () => {
        if (closed) return;
        connection.retry();
        onBreak();
      },
    },
  });
  const listenLater = () => {
    if (!closed) timer = setTimeout(listen, afterRefusal);
  };
  const listen = () =>
    client.subscribe<ChangesSubscription>(
      { query: ChangesDocument.toString() },
      {
        next: ({ data }) => {
          if (data) notices.announce(data.changes);
        },
        error: listenLater,
        // The server cuts off whoever reads too slowly; what it did not tell has been missed.
        complete: () => {
          if (closed) return;
          connection.refetchAll();
          listenLater();
        },
      },
    );
  listen();
  return () => {
    closed = true;
    clearTimeout(timer);
    // A line that never opened is disposed of with the reason it did not.
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
}

function lineAddress(): string {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
