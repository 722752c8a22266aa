import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfiguration } from '../src/configuration/configuration.js';
import { serve } from '../src/serve.js';
import { Clock } from '../src/turns/clock.js';
import { createTestDatabase } from './test-database.js';

/** What the tests' services lock sealed orders with. */
export const secretsKey = '5e'.repeat(32);

export type Letter = { id: string; to: string; subject: string; text: string; sentAt: string };
type Answer = {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: unknown[]; extensions: { code: string } }[] | undefined;
};

/** Somebody with a browser, or a script with a token: keeps the cookie it is given. */
export class Visitor {
  cookie: string | undefined;
  /** The version of a campaign that he has seen, which he tells with what he uploads. */
  seen: number | undefined;

  constructor(
    readonly url: string,
    private readonly token?: string,
  ) {}

  /** What shows who he is, for requests that are not GraphQL's. */
  get credentials(): Record<string, string> {
    return {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
    };
  }

  async ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...this.credentials,
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const line of response.headers.getSetCookie()) this.cookie = line.split(';', 1)[0];
    const { data, errors } = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
    return { status: response.status, headers: response.headers, data, errors };
  }
}

/** The time of day, and as much later as a test has moved on. */
export class MovableClock extends Clock {
  private ahead = 0;

  override now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  moveOn(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  moveTo(moment: Date): void {
    this.ahead = Math.max(this.ahead, moment.getTime() - Date.now());
  }
}

/** A whole service of its own with a fresh database; close it when the test is over. */
export async function startService(settings: Record<string, string> = {}, clock = new MovableClock()) {
  const folder = await mkdtemp(join(tmpdir(), 'pelagonia-test-'));
  const database = settings['DATABASE_URL'] === undefined ? await createTestDatabase() : undefined;
  const configuration = parseConfiguration({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_POOL: '5',
    SECRETS_KEY: secretsKey,
    OUTBOX_DIR: join(folder, 'outbox'),
    LOG_FILE: join(folder, 'service.log'),
    LOG_LEVEL: 'debug',
    REQUESTS_PER_MINUTE: '100000',
    WEB_DIR: 'api/test/pages',
    DATABASE_URL: database?.url,
    ...settings,
  });
  const service = await serve(configuration, clock);
  const url = `http://127.0.0.1:${service.port}`;
  return {
    url,
    clock,
    databaseUrl: configuration.databaseUrl,
    logFile: join(folder, 'service.log'),
    visitor: (token?: string) => new Visitor(url, token),
    /** Letters in the outbox, newest first; waits until there are at least so many. */
    letters: async (atLeast = 1): Promise<Letter[]> => {
      for (let tries = 0; ; tries++) {
        const letters = (await (await fetch(`${url}/outbox.json`)).json()) as Letter[];
        if (letters.length >= atLeast) return letters;
        if (tries > 600) throw new Error(`only ${letters.length} of ${atLeast} letters came`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: async (): Promise<void> => {
      await service.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;
