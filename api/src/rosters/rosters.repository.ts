import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isUuid } from '../database/uuid.js';
import { RosterEntity } from './roster.entity.js';

type Place = Readonly<{ accountId: string; id: string }>;

@Injectable()
export class RostersRepository {
  async find(manager: EntityManager, { accountId, id }: Place): Promise<RosterEntity | undefined> {
    if (!isUuid(id)) return undefined;
    const row = await manager.findOne(RosterEntity, {
      where: { accountId, id },
      lock: manager.queryRunner?.isTransactionActive ? { mode: 'pessimistic_write' } : undefined,
    });
    return row ?? undefined;
  }

  async ofAccount(manager: EntityManager, accountId: string, campaignId?: string): Promise<RosterEntity[]> {
    const where = { accountId, ...(campaignId !== undefined && { campaignId }) };
    return manager.find(RosterEntity, { where, order: { updatedAt: 'desc', id: 'asc' } });
  }

  async count(manager: EntityManager, accountId: string): Promise<number> {
    return manager.countBy(RosterEntity, { accountId });
  }

  async byShareHash(manager: EntityManager, shareHash: Buffer): Promise<RosterEntity | undefined> {
    return (await manager.findOneBy(RosterEntity, { shareHash })) ?? undefined;
  }

  async save(manager: EntityManager, row: RosterEntity): Promise<void> {
    await manager.upsert(RosterEntity, row, ['accountId', 'id']);
  }

  async remove(manager: EntityManager, { accountId, id }: Place): Promise<void> {
    await manager.delete(RosterEntity, { accountId, id });
  }
}
