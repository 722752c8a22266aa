import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { connection } from './connection.svelte.js';
import { earlyAnswer } from './early-answers.js';

const isGatewayFault = (status: number) => status >= 502 && status <= 504;

async function reportingFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await (earlyAnswer(init?.body) ?? fetch(input, init));
    if (isGatewayFault(response.status)) connection.lost();
    else connection.answered();
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) connection.lost();
    throw error;
  }
}

const open = () =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: { credentials: 'same-origin' },
    fetch: reportingFetch,
    exchanges: [cacheExchange, fetchExchange],
  });

/** The one client. It is replaced whole when the person changes, so that nothing of one account reaches another. */
class Api {
  client = $state.raw(open());

  reset(): void {
    this.client = open();
  }
}

export const api = new Api();
