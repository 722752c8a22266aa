import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BattleEntity } from '../battle.entity.js';
import { BattleProposalEntity, type ProposalAnswer } from './battle-proposal.entity.js';

/** Where proposals of times are kept. */
@Injectable()
export class Proposals {
  async newest(manager: EntityManager, battle: BattleEntity): Promise<BattleProposalEntity | undefined> {
    const { campaignId, turn, key } = battle;
    const [newest] = await manager.find(BattleProposalEntity, {
      where: { campaignId, turn, battle: key },
      order: { number: 'desc' },
      take: 1,
    });
    return newest;
  }

  /** The one that waits for an answer. */
  async open(manager: EntityManager, battle: BattleEntity): Promise<BattleProposalEntity | undefined> {
    const newest = await this.newest(manager, battle);
    return newest?.answer === null ? newest : undefined;
  }

  /** Adds one in the place of any that waited. */
  async add(
    manager: EntityManager,
    battle: BattleEntity,
    proposal: Pick<BattleProposalEntity, 'side' | 'times' | 'place' | 'at'>,
  ): Promise<void> {
    const before = await this.newest(manager, battle);
    if (before?.answer === null) await this.close(manager, before, 'replaced');
    const { campaignId, turn, key } = battle;
    const number = (before?.number ?? 0) + 1;
    await manager.insert(BattleProposalEntity, { campaignId, turn, battle: key, number, ...proposal });
  }

  async close(
    manager: EntityManager,
    { campaignId, turn, battle, number }: BattleProposalEntity,
    answer: ProposalAnswer,
  ): Promise<void> {
    await manager.update(BattleProposalEntity, { campaignId, turn, battle, number }, { answer });
  }
}
