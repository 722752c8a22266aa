import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import type { AdjudicatedTurn } from '../turns/turn-adjudication.js';
import type { TurnEntity } from '../turns/turn.entity.js';
import { choiceUntil } from './battle-times.js';
import { ChoiceEntity } from './choice.entity.js';
import { BattlePost } from './letters/battle-post.js';

/** Keeps the table of choices in step with what the adjudicator says. */
@Injectable()
export class ChoicesOfTurn {
  constructor(
    private readonly journal: Journal,
    private readonly post: BattlePost,
  ) {}

  async follow(
    manager: EntityManager,
    campaign: CampaignEntity,
    { campaignId, number: turn }: TurnEntity,
    { adjudication, foreseen }: AdjudicatedTurn,
    known: readonly ChoiceEntity[],
    now: Date,
  ): Promise<void> {
    const deadline = choiceUntil(campaign, now);
    for (const { choice, answer, by } of foreseen) {
      const { key, kind, player: seat, among } = choice;
      const row = {
        campaignId,
        turn,
        key,
        kind,
        seat,
        among: [...among],
        deadline,
        answer,
        settledBy: by,
      };
      await manager.upsert(ChoiceEntity, row, ['campaignId', 'turn', 'key']);
      await this.journal.write(manager, campaignId, turn, now, [
        by === 'bot'
          ? { code: 'CHOICE_BY_BOT', parameters: { key, seat, answer } }
          : { code: 'CHOICE_FORESEEN', rule: 'O5', parameters: { key, seat, answer } },
      ]);
    }
    const open = new Map(adjudication.choices.map((choice) => [choice.key, choice]));
    for (const { key, kind, player: seat, among } of open.values()) {
      const row = known.find((one) => one.key === key);
      if (row !== undefined && row.among.join() === among.join()) continue;
      const fresh = {
        campaignId,
        turn,
        key,
        kind,
        seat,
        among: [...among],
        deadline,
        answer: null,
        settledBy: null,
      };
      await manager.upsert(ChoiceEntity, fresh, ['campaignId', 'turn', 'key']);
      await this.journal.write(manager, campaignId, turn, now, [
        { code: 'CHOICE_ASKED', parameters: { key, seat, among, deadline: deadline.toISOString() } },
      ]);
      await this.post.toSeat(manager, 'battle.choice', campaignId, seat);
    }
    // What is no longer asked waits for nobody.
    const settled = new Set(foreseen.map(({ choice }) => choice.key));
    for (const { key, answer } of known) {
      if (answer === null && !open.has(key) && !settled.has(key))
        await manager.delete(ChoiceEntity, { campaignId, turn, key });
    }
  }
}
