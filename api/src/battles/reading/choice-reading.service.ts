import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { ChoiceEntity } from '../choice.entity.js';
import type { ChoiceModel } from '../choice.models.js';
import { choiceView } from './choice.mapper.js';

@Injectable()
export class ChoiceReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly journal: Journal,
  ) {}

  async ofTurn(caller: Caller | undefined, campaignId: string, turn: number): Promise<ChoiceModel[]> {
    const { manager } = this.dataSource;
    await this.authority.see(manager, caller, campaignId);
    const rows = await manager.find(ChoiceEntity, { where: { campaignId, turn }, order: { key: 'asc' } });
    const told = rows.length === 0 ? [] : await this.journal.ofTurn(manager, campaignId, turn);
    return rows.map((choice) => choiceView(choice, told));
  }
}
