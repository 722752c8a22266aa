import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type FindOptionsWhere } from 'typeorm';
import { BattleProposalEntity } from '../appointments/battle-proposal.entity.js';
import { BattleEntity } from '../battle.entity.js';
import { BattleReportEntity } from '../reports/battle-report.entity.js';
import { BattleStandInEntity } from '../stand-ins/battle-stand-in.entity.js';
import { BattleHonourEntity } from '../veterans/battle-honour.entity.js';
import type { BattleRecord } from './battle.mapper.js';

type OfBattle = Readonly<{ turn: number; battle: string }>;

@Injectable()
export class BattlesRepository {
  /** Five statements, however many battles. Briefings are not among what it loads. */
  async find(
    manager: EntityManager,
    where: FindOptionsWhere<BattleEntity> & { campaignId: string },
  ): Promise<BattleRecord[]> {
    const battles = await manager.find(BattleEntity, { where, order: { turn: 'asc', key: 'asc' } });
    const { campaignId } = where;
    const of = { campaignId, turn: In([...new Set(battles.map(({ turn }) => turn))]) };
    const standIns = await manager.find(BattleStandInEntity, { where: of, order: { side: 'asc' } });
    const proposals = await manager.find(BattleProposalEntity, { where: of, order: { number: 'asc' } });
    const reports = await manager.find(BattleReportEntity, { where: of, order: { number: 'asc' } });
    const honours = await manager.find(BattleHonourEntity, { where: of });
    return battles.map((battle) => {
      const its = (one: OfBattle): boolean => one.turn === battle.turn && one.battle === battle.key;
      return {
        battle,
        standIns: standIns.filter(its),
        proposals: proposals.filter(its),
        reports: reports.filter(its),
        honour: honours.find(its),
      };
    });
  }
}
