import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailSubject } from './letter-writers.js';
import { MailEntity } from './mail.entity.js';

export type TakenMail = Readonly<{ id: string; kind: string; about: MailSubject; attempts: number }>;

/** The first attempt is over, or its process is, after this; each further one waits twice as long. */
const firstWaitSeconds = 60;
const longestWaitSeconds = 4 * 60 * 60;

@Injectable()
export class MailRepository {
  async add(manager: EntityManager, kind: string, about: MailSubject): Promise<void> {
    await manager.insert(MailEntity, { id: randomUUID(), kind, about: { ...about } });
  }

  /** Takes the next letter that is due, for a while: several processes never take the same one at once. */
  async take(manager: EntityManager): Promise<TakenMail | undefined> {
    const [[taken]] = await manager.query<[TakenMail[], number]>(
      `update mail
          set attempts = attempts + 1,
              due_at = now() + least($1 * power(2, least(attempts, 20)), $2) * interval '1 second'
        where id = (select id from mail where due_at <= now() order by due_at, created_at limit 1 for update skip locked)
        returning id, kind, about, attempts`,
      [firstWaitSeconds, longestWaitSeconds],
    );
    return taken;
  }

  async rewrite(manager: EntityManager, id: string, about: MailSubject): Promise<void> {
    await manager.update(MailEntity, { id }, { about: { ...about } });
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(MailEntity, { id });
  }
}
