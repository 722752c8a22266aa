import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { AppError } from '../../errors/app-error.js';
import { RevealedOrderEntity } from '../../orders/revealed-order.entity.js';
import { TurnEntity } from '../turn.entity.js';
import { describeTurnFault, turnFaults } from './turn-verification.js';
import type { TurnVerificationModel } from './verification.models.js';

@Injectable()
export class VerificationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
  ) {}

  async verify(
    caller: Caller | undefined,
    campaignId: string,
    number: number,
  ): Promise<TurnVerificationModel> {
    const { manager } = this.dataSource;
    const { campaign } = await this.authority.see(manager, caller, campaignId);
    const turn = await manager.findOneBy(TurnEntity, { campaignId: campaign.id, number });
    if (turn === null) throw new AppError('NOT_FOUND', 'The campaign has no such turn.');
    const revealed = await manager.find(RevealedOrderEntity, {
      where: { campaignId: campaign.id, turn: number },
      order: { seat: 'asc' },
    });
    return {
      phase: turn.phase,
      orders: revealed.filter(({ sheet }) => sheet !== null).length,
      dice: turn.phase === 'ended' ? turn.rolls.length : 0,
      faults: turnFaults(turn, revealed).map((fault) => ({
        code: fault.code,
        seat: 'seat' in fault ? fault.seat : null,
        purpose: 'purpose' in fault ? fault.purpose : null,
        counter: 'counter' in fault ? fault.counter : null,
        message: describeTurnFault(fault),
      })),
    };
  }
}
