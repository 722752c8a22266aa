import { createServer } from 'node:net';
import { codeOf, Fault } from '../fault.mjs';

const badHost = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Refuses a port that is taken, or an address that is not this machine's, before minutes go into an install. A port
 * that is no number is left to the reading of the settings, which lists all faults together.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function requireFreePort({ PORT, HOST }) {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') reject(portFault(port, code, error));
      else if (HOST && badHost.includes(code)) reject(hostFault(HOST, error));
      else resolve(undefined);
    });
    server.listen({ port, ...(HOST ? { host: HOST } : {}), exclusive: true }, () => server.close(resolve));
  });
}

/**
 * @param {string} host
 * @param {unknown} cause
 */
function hostFault(host, cause) {
  return new Fault(
    `HOST is wrong: ${host} is no address of this machine; correct it, or leave it empty to listen on all of them.`,
    { cause },
  );
}

/**
 * @param {number} port
 * @param {string} code
 * @param {unknown} cause
 */
function portFault(port, code, cause) {
  const sentence =
    code === 'EACCES'
      ? `Port ${port} may not be opened by your user; choose one above 1023, for example "PORT=3000 npm start".`
      : `Port ${port} is taken by another program; stop that one, or choose another port: "PORT=${port === 3001 ? 3002 : 3001} npm start".`;
  return new Fault(sentence, { cause });
}
