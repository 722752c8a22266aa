import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export const noticeTopics = ['ACCOUNT', 'CAMPAIGN'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Tells that something changed, never what: ids and a version only (a reader then asks as himself). */
export type Notice = Readonly<{ topic: NoticeTopic; id: string; version: number }>;

export const liveChannel = 'pelagonia_notices';

@Injectable()
export class LiveNotices {
  /** Leaves with the caller's transaction: PostgreSQL delivers it at the commit, or never. */
  async publish(manager: EntityManager, notice: Notice): Promise<void> {
    await manager.query('select pg_notify($1, $2)', [liveChannel, JSON.stringify(notice)]);
  }
}
