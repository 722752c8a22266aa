import { Agent, request } from 'node:http';

const connections = 32;
const mostRequests = 50_000;

/**
 * Sends the same request over and over, on a fixed number of connections that are kept, for a fixed time.
 * @param {string} url
 * @param {{ headers: Record<string, string>, body: string, expected: string, seconds: number }} options
 * `expected` must be part of every answer
 * @returns {Promise<number>} answers in a second
 */
export async function load(url, { headers, body, expected, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  let answered = 0;
  const line = async () => {
    while (performance.now() - begun < seconds * 1000 && answered < mostRequests) {
      const answer = await send(url, agent, headers, body);
      if (!answer.includes(expected))
        throw new Error(`An answer of ${url} was not as expected: ${answer.slice(0, 300)}`);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, line));
    return answered / ((performance.now() - begun) / 1000);
  } finally {
    agent.destroy();
  }
}

/**
 * @param {string} url
 * @param {Agent} agent
 * @param {Record<string, string>} headers
 * @param {string} body
 * @returns {Promise<string>}
 */
function send(url, agent, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.once('end', () => resolve(text));
      response.once('error', reject);
    });
    sent.end(body);
  });
}
