import { Injectable } from '@nestjs/common';
import { type SealedVisibility, viewFor } from '@pelagonia/rules';
import { type EntityManager, IsNull } from 'typeorm';
import { BattleEntity } from '../../battles/battle.entity.js';
import { OrderSeals } from '../../orders/order-seals.js';
import { RevealedOrderEntity } from '../../orders/revealed-order.entity.js';
import { ExtensionVoteEntity } from '../clock/extension-vote.entity.js';
import type { TurnEntity } from '../turn.entity.js';
import { recordOf } from './turn-record.js';
import { toldOf, turnModel } from './turn.mapper.js';
import type { TurnModel } from './turn.models.js';

export type SeenTurn = Readonly<{ turn: TurnEntity; visibility: SealedVisibility }>;

/** The only way from turns to people; what is told of their orders is what `viewFor` tells. */
@Injectable()
export class TurnViews {
  constructor(private readonly seals: OrderSeals) {}

  /** Nothing is looked up until a field asks for it, and then for all turns together. */
  of(manager: EntityManager, seen: readonly SeenTurn[], viewerId: string | undefined): TurnModel[] {
    let told: ReturnType<TurnViews['toldOf']> | undefined;
    return seen.map(({ turn }, index) =>
      turnModel(turn, async () => (await (told ??= this.toldOf(manager, seen, viewerId)))[index]!),
    );
  }

  /** Five statements, however many turns of however many campaigns. */
  private async toldOf(manager: EntityManager, seen: readonly SeenTurn[], viewerId: string | undefined) {
    const turns = seen.map(({ turn }) => turn);
    const where = turns.map(({ campaignId, number: turn }) => ({ campaignId, turn }));
    const envelopes = await this.seals.counting(
      manager,
      seen.filter(isTold).map(({ turn }) => turn),
    );
    const revealed = await manager.find(RevealedOrderEntity, { where, order: { seat: 'asc' } });
    const battles = await manager.find(BattleEntity, { where, order: { key: 'asc' } });
    const votes = await manager.findBy(
      ExtensionVoteEntity,
      where.map((place) => ({ ...place, outcome: IsNull() })),
    );
    const ids = [...new Set(turns.map(({ campaignId }) => campaignId))];
    const own = viewerId === undefined ? [] : await this.seals.openOwn(manager, ids, viewerId);
    return seen.map(({ turn, visibility }) => {
      const of = (row: Readonly<{ campaignId: string; turn: number }>): boolean =>
        row.campaignId === turn.campaignId && row.turn === turn.number;
      const open = revealed.filter(of);
      const record = recordOf(turn, turn.phase, visibility, {
        envelopes: envelopes.filter(of),
        revealed: open,
      });
      return toldOf(turn, viewFor(record, { role: 'spectator' }), {
        own: own.find(of),
        revealed: open,
        battles: battles.filter(of),
        vote: votes.find(of),
      });
    });
  }
}

/** Whether anything is told of orders that are sealed still. */
function isTold({ turn: { phase }, visibility }: SeenTurn): boolean {
  return visibility !== 'nothing' && (phase === 'ordering' || phase === 'locked');
}
