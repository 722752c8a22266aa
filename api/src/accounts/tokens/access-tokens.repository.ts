import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessTokenEntity } from '../entities/access-token.entity.js';

export type NewAccessToken = Readonly<
  Pick<AccessTokenEntity, 'accountId' | 'name' | 'tokenHash' | 'scopes'> & { expiresInDays: number | null }
>;

@Injectable()
export class AccessTokensRepository {
  /** Those that work now, the newest first. */
  async ofAccount(manager: EntityManager, accountId: string): Promise<AccessTokenEntity[]> {
    return manager
      .createQueryBuilder(AccessTokenEntity, 'token')
      .where('token.accountId = :accountId and (token.expiresAt is null or token.expiresAt > now())', {
        accountId,
      })
      .orderBy({ 'token.createdAt': 'DESC', 'token.id': 'ASC' })
      .getMany();
  }

  async add(manager: EntityManager, token: NewAccessToken): Promise<AccessTokenEntity> {
    const id = randomUUID();
    await manager.query(
      `insert into access_token (id, account_id, name, token_hash, scopes, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 day')`,
      [id, token.accountId, token.name, token.tokenHash, token.scopes, token.expiresInDays],
    );
    return manager.findOneByOrFail(AccessTokenEntity, { id });
  }

  async remove(manager: EntityManager, accountId: string, id: string): Promise<boolean> {
    const { affected } = await manager.delete(AccessTokenEntity, { accountId, id });
    return affected === 1;
  }

  async removeAll(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(AccessTokenEntity, { accountId });
  }

  async removeEnded(manager: EntityManager): Promise<void> {
    await manager.query('delete from access_token where expires_at < now()');
  }
}
