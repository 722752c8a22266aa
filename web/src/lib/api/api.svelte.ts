import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { connection } from './connection.svelte.js';
import { earlyAnswer } from './early-answers.js';
import { fetchInTime } from './fetch-in-time.js';

const isGatewayFault = (status: number) => status >= 502 && status <= 504;

/** What was asked early may be there before the page is: its parts are built one after the other, not in one go. */
const inItsTurn = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer;
  await new Promise((next) => setTimeout(next));
  return response;
};

async function reportingFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const early = earlyAnswer(init?.body);
    const response = await (early ? inItsTurn(early) : fetchInTime(input, init));
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
