import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { OrderSeals } from '../../orders/order-seals.js';
import { TurnEntity } from '../turn.entity.js';
import { TurnViews } from './turn-views.js';
import { myOrderModel } from './turn.mapper.js';
import type { MyOrderModel, TurnModel } from './turn.models.js';

/** Which turns of a campaign: one of them, or all. */
export type TurnsAsked = Readonly<{ campaignId: string; number?: number }>;

@Injectable()
export class PastTurnsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly turnViews: TurnViews,
    private readonly seals: OrderSeals,
  ) {}

  /** For each question its turns, by number; as many statements for many questions as for one. */
  async asked(
    viewerId: string | undefined,
    questions: readonly TurnsAsked[],
  ): Promise<readonly (readonly TurnModel[])[]> {
    const { manager } = this.dataSource;
    const campaigns = await manager.findBy(CampaignEntity, {
      id: In(questions.map(({ campaignId }) => campaignId)),
    });
    const turns = await manager.find(TurnEntity, { where: [...questions], order: { number: 'asc' } });
    const seen = turns.map((turn) => ({
      turn,
      visibility: campaigns.find(({ id }) => id === turn.campaignId)!.settings.sealedVisibility,
    }));
    const views = this.turnViews.of(manager, seen, viewerId);
    return questions.map(({ campaignId, number }) =>
      views.filter((_, index) => {
        const turn = turns[index]!;
        return turn.campaignId === campaignId && (number === undefined || turn.number === number);
      }),
    );
  }

  async ownOrders(caller: Caller, campaignId: string): Promise<MyOrderModel[]> {
    const { manager } = this.dataSource;
    const { campaign } = await this.authority.see(manager, caller, campaignId);
    return (await this.seals.openOwn(manager, [campaign.id], caller.accountId)).map(myOrderModel);
  }
}
