import { codeOf, Fault } from '../fault.mjs';

/**
 * Refuses a database that does not answer, before anything is started against it.
 * @param {string} url
 */
export async function reachDatabase(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    // The address without name and password, which must not end up in anybody's log.
    const { host, pathname } = new URL(url);
    throw new Fault(`The database at ${host}${pathname} ${reason(error)}`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {unknown} error */
function reason(error) {
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return 'refuses the user or password; correct them in DATABASE_URL.';
    case '3D000':
      return 'does not exist; create it, or name another in DATABASE_URL.';
    default: {
      const said = codeOf(error) || (error instanceof Error ? error.message : String(error));
      return `cannot be reached (${said}); check that it runs and that DATABASE_URL is right, or unset DATABASE_URL to use the embedded one.`;
    }
  }
}
