import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { BattleEntity } from '../battle.entity.js';
import { VeteranEntity } from '../veterans/veteran.entity.js';
import type { VeteranModel } from '../veterans/veteran.models.js';
import { veteranView } from './veteran.mapper.js';

@Injectable()
export class VeteranReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
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
}
