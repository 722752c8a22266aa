import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { liveChannel, noticeTopics, type Notice } from './live-notices.js';

const noticeShape = z.object({ topic: z.enum(noticeTopics), id: z.string(), version: z.number() });
const shortestWait = 250;
const longestWait = 10_000;

type Reader = Readonly<{ notice: (notice: Notice) => void; gap: () => void }>;

/**
 * Hears through PostgreSQL what any API process has published. When the connection was lost, notices may have been
 * missed: every reader is told of the gap, so that it can look for itself.
 */
@Injectable()
export class NoticeBoard implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(NoticeBoard.name);
  private readonly readers = new Set<Reader>();
  private client: Client | undefined;
  private closing = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  get listening(): boolean {
    return this.client !== undefined;
  }

  /** Calls back for each notice from now on; the answer ends it. */
  read(reader: Reader): () => void {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = undefined;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.configuration.databaseUrl,
      application_name: 'pelagonia notices',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client.on('notification', ({ payload }) => this.pass(payload));
    client.on('error', () => undefined); // `end` follows and is what we act on
    try {
      await client.connect();
      await client.query(`listen ${liveChannel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    // Only now: a connection that never stood also ends, and would be mourned twice.
    client.once('end', () => this.lose(client));
    this.client = client;
  }

  private pass(payload = ''): void {
    const notice = readNotice(payload);
    if (notice !== undefined) for (const reader of this.readers) reader.notice(notice);
  }

  private lose(client: Client): void {
    if (this.closing || this.client !== client) return;
    this.client = undefined;
    this.reconnect(shortestWait);
  }

  private reconnect(wait: number): void {
    if (this.closing) return;
    this.retry = setTimeout(() => {
      this.connect().then(
        () => {
          this.logger.warn('live notices are heard again after a gap');
          for (const reader of this.readers) reader.gap();
        },
        () => this.reconnect(Math.min(wait * 2, longestWait)),
      );
    }, wait);
  }
}

/** Anybody with access to the database can notify; what is not ours is not heard. */
function readNotice(payload: string): Notice | undefined {
  try {
    return noticeShape.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
