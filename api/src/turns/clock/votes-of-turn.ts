import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { TurnEntity } from '../turn.entity.js';
import { ExtensionVoteEntity } from './extension-vote.entity.js';

@Injectable()
export class VotesOfTurn {
  async open(manager: EntityManager, turn: TurnEntity): Promise<ExtensionVoteEntity | undefined> {
    const { campaignId, number } = turn;
    const vote = await manager.findOneBy(ExtensionVoteEntity, {
      campaignId,
      turn: number,
      outcome: IsNull(),
    });
    return vote ?? undefined;
  }

  async count(manager: EntityManager, { campaignId, number }: TurnEntity): Promise<number> {
    return manager.countBy(ExtensionVoteEntity, { campaignId, turn: number });
  }

  /** What was not decided by the lock is decided by it. */
  async lapse(manager: EntityManager, { campaignId, number }: TurnEntity): Promise<void> {
    await manager.update(
      ExtensionVoteEntity,
      { campaignId, turn: number, outcome: IsNull() },
      { outcome: 'lapsed' },
    );
  }
}
