import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { BattleEntity } from '../battle.entity.js';
import { BattleHonourEntity } from '../veterans/battle-honour.entity.js';
import { FieldedArmies } from '../veterans/fielded-armies.js';
import { VeteranEntity } from '../veterans/veteran.entity.js';
import type { HonourCandidateModel, VeteranModel } from '../veterans/veteran.models.js';
import { candidateView, veteranView } from './veteran.mapper.js';

@Injectable()
export class VeteranReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly armies: FieldedArmies,
  ) {}

  async ofCampaign(caller: Caller | undefined, campaignId: string): Promise<VeteranModel[]> {
    const { manager } = this.dataSource;
    await this.authority.see(manager, caller, campaignId);
    const rows = await manager.find(VeteranEntity, {
      where: { campaignId },
      order: { seat: 'asc', name: 'asc' },
    });
    const battles = rows.length === 0 ? [] : await manager.findBy(BattleEntity, { campaignId });
    return rows.map((row) => veteranView(row, battles));
  }

  /** Only the winner is asked; nobody else is told. */
  async candidates(
    caller: Caller | undefined,
    campaignId: string,
    turn: number,
    battle: string,
  ): Promise<HonourCandidateModel[] | null> {
    const { manager } = this.dataSource;
    const { seat } = await this.authority.see(manager, caller, campaignId);
    const honour = await manager.findOneBy(BattleHonourEntity, { campaignId, turn, battle });
    if (honour?.state !== 'open' || honour.seat !== seat) return null;
    const units = await this.armies.candidates(manager, honour);
    return units?.map(candidateView) ?? null;
  }
}
