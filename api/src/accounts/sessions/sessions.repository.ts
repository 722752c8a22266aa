import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SessionEntity } from '../entities/session.entity.js';
import { mostSessions, sessionLifetime } from './session-lifetime.js';

export type NewSession = Readonly<Pick<SessionEntity, 'accountId' | 'tokenHash' | 'userAgent' | 'address'>>;

@Injectable()
export class SessionsRepository {
  /** Those that work now, the one used last first. */
  async ofAccount(manager: EntityManager, accountId: string): Promise<SessionEntity[]> {
    return manager
      .createQueryBuilder(SessionEntity, 'session')
      .where('session.accountId = :accountId and session.expiresAt > now()', { accountId })
      .orderBy({ 'session.lastSeenAt': 'DESC', 'session.id': 'ASC' })
      .getMany();
  }

  async add(manager: EntityManager, session: NewSession): Promise<string> {
    const id = randomUUID();
    await manager.query(
      `insert into session (id, account_id, token_hash, user_agent, address, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
      [
        id,
        session.accountId,
        session.tokenHash,
        session.userAgent,
        session.address,
        sessionLifetime.unusedSeconds,
      ],
    );
    return id;
  }

  /** Ends the longest unused beyond what an account may have. */
  async makeRoom(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query(
      `delete from session where id in (
         select id from session where account_id = $1 order by last_seen_at desc, created_at desc offset $2)`,
      [accountId, mostSessions],
    );
  }

  async byToken(manager: EntityManager, tokenHash: Buffer): Promise<SessionEntity | undefined> {
    return (await manager.findOneBy(SessionEntity, { tokenHash })) ?? undefined;
  }

  async remove(manager: EntityManager, accountId: string, id: string): Promise<boolean> {
    const { affected } = await manager.delete(SessionEntity, { accountId, id });
    return affected === 1;
  }

  async removeAll(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(SessionEntity, { accountId });
  }

  async removeOthers(manager: EntityManager, accountId: string, keptId: string): Promise<void> {
    await manager.query('delete from session where account_id = $1 and id <> $2', [accountId, keptId]);
  }

  async removeEnded(manager: EntityManager): Promise<void> {
    await manager.query('delete from session where expires_at < now()');
  }
}
