import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not, IsNull } from 'typeorm';
import { BattleEntity } from '../../battles/battle.entity.js';
import { ChoiceEntity } from '../../battles/choice.entity.js';
import { RevealedOrderEntity } from '../../orders/revealed-order.entity.js';
import { type RecordedTurn, recordedTurn } from '../../turns/turn-events.js';
import { TurnEntity } from '../../turns/turn.entity.js';

export type TurnPlace = Readonly<{ campaignId: string; number: number }>;
export type OpenTurn = Readonly<{ turn: TurnEntity; recorded: RecordedTurn }>;

@Injectable()
export class TurnCoursesRepository {
  /** Turns whose orders lie open, with all that was said and fought in them. Four statements, however many. */
  async open(manager: EntityManager, places: readonly TurnPlace[]): Promise<OpenTurn[]> {
    const phase = In(['revealed', 'ended']);
    const turns = await manager.findBy(
      TurnEntity,
      places.map(({ campaignId, number }) => ({ campaignId, number, phase })),
    );
    if (turns.length === 0) return [];
    const where = turns.map(({ campaignId, number: turn }) => ({ campaignId, turn }));
    const ids = [...new Set(turns.map(({ campaignId }) => campaignId))];
    // Of earlier turns too, since an order may have been repeated.
    const orders = await manager.find(RevealedOrderEntity, {
      where: [...where, { campaignId: In(ids), sheet: Not(IsNull()) }],
      order: { turn: 'asc', seat: 'asc' },
    });
    const battles = await manager.findBy(BattleEntity, where);
    const choices = await manager.findBy(ChoiceEntity, where);
    return turns.map((turn) => {
      const here = (row: { campaignId: string; turn: number }): boolean =>
        row.campaignId === turn.campaignId && row.turn === turn.number;
      const before = orders.filter(
        (one) => one.campaignId === turn.campaignId && one.turn < turn.number && one.sheet !== null,
      );
      const last = new Map(before.map((order) => [order.seat, order]));
      const recorded = recordedTurn({
        orders: orders.filter(here),
        last: [...last.values()],
        battles: battles.filter(here),
        choices: choices.filter(here),
        bots: new Set(),
      });
      return { turn, recorded };
    });
  }
}
