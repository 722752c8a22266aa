import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { awardHonour, type OrderSheet, type Role } from '@pelagonia/rules';
import { type EntityManager, Not } from 'typeorm';
import { happen } from '../battles/battle-events.js';
import { BattleSettlement } from '../battles/battle-settlement.js';
import { silenceFrom } from '../battles/battle-times.js';
import { BattleEntity, type BySide } from '../battles/battle.entity.js';
import { Reports } from '../battles/reports/reports.js';
import { BattleHonourEntity } from '../battles/veterans/battle-honour.entity.js';
import { MusterRolls } from '../battles/veterans/muster-rolls.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { ArticleEntity } from '../chronicle/article.entity.js';
import { OrderEnvelopes } from '../orders/order-envelopes.js';
import { sealedSheet } from '../orders/order-seals.js';
import type { DemoArticle, DemoResult } from './demo-story.js';

/** A campaign of the demo at a moment gone by. */
export type Scene = Readonly<{ manager: EntityManager; campaign: CampaignEntity; at: Date }>;

/** What the people of the demo did: the same steps that people take, at the time at which they are said to have taken them. */
@Injectable()
export class Storyteller {
  constructor(
    private readonly envelopes: OrderEnvelopes,
    private readonly reports: Reports,
    private readonly settlement: BattleSettlement,
    private readonly rolls: MusterRolls,
    private readonly journal: Journal,
  ) {}

  async seal(
    { manager, campaign, at }: Scene,
    sheets: Readonly<Partial<Record<string, OrderSheet>>>,
  ): Promise<void> {
    const { id: campaignId, turn } = campaign;
    const seats = await manager.findBy(SeatEntity, { campaignId });
    const players = new Map(seats.map(({ letter, accountId }) => [letter, accountId]));
    await this.envelopes.rewrite(manager, campaignId, ({ seat, hand, content }) => {
      const [sheet, by] = [sheets[seat], players.get(seat)];
      if (hand !== 'player' || sheet === undefined || by == null) return content;
      return { ...content, order: sealedSheet(sheet, { by, at, turn, standingTurns: 0 }) };
    });
  }

  /** The battles of the turn under way that wait for a result. */
  waiting({ manager, campaign: { id: campaignId, turn } }: Scene): Promise<BattleEntity[]> {
    return manager.find(BattleEntity, {
      where: { campaignId, turn, status: Not('settled' as const) },
      order: { key: 'asc' },
    });
  }

  /** The winner tells the result. */
  async report(
    { manager, campaign, at }: Scene,
    battle: BattleEntity,
    { winner, points: [more, fewer] }: DemoResult,
  ): Promise<void> {
    const side: Role = battle.attacker === winner ? 'attacker' : 'defender';
    const outcome = { winner };
    const victoryPoints: BySide<number> =
      side === 'attacker' ? { attacker: more, defender: fewer } : { attacker: fewer, defender: more };
    await this.reports.add(manager, battle, {
      side,
      depth: 'totals',
      outcome,
      victoryPoints,
      score: null,
      veteransLost: { attacker: [], defender: [] },
      casualties: null,
      at,
    });
    await happen(manager, battle, 'reported', { confirmBy: silenceFrom(campaign, at) });
    await this.journal.write(manager, campaign.id, battle.turn, at, [
      { code: 'BATTLE_REPORTED', rule: 'B5', parameters: { key: battle.key, side, outcome, victoryPoints } },
    ]);
  }

  /** The loser agrees. */
  async confirm({ manager, campaign, at }: Scene, battle: BattleEntity): Promise<void> {
    const told = await this.reports.answer(manager, battle, 'confirmed');
    await this.settlement.settle(manager, campaign, battle, 'confirmed', told, at);
  }

  /** The loser does not. */
  async dispute({ manager, campaign, at }: Scene, battle: BattleEntity, reason: string): Promise<void> {
    const { outcome } = await this.reports.answer(manager, battle, 'disputed', reason);
    await happen(manager, battle, 'disputed', { confirmBy: null });
    const side: Role = 'winner' in outcome && outcome.winner === battle.attacker ? 'defender' : 'attacker';
    await this.journal.write(manager, campaign.id, battle.turn, at, [
      { code: 'BATTLE_DISPUTED', rule: 'B5', parameters: { key: battle.key, side } },
    ]);
  }

  async appoint(
    { manager, campaign, at }: Scene,
    battle: BattleEntity,
    time: Date,
    place: string,
  ): Promise<void> {
    await happen(manager, battle, 'timeAccepted', { appointment: 'agreed', appointedFor: time, place });
    await this.journal.write(manager, campaign.id, battle.turn, at, [
      {
        code: 'APPOINTMENT_AGREED',
        parameters: { key: battle.key, side: 'defender', time: time.toISOString() },
      },
    ]);
  }

  /** Section 8: the winner names the unit that has earned it. */
  async honour(
    { manager, campaign, at }: Scene,
    battle: BattleEntity,
    { unit, type, name }: NonNullable<DemoResult['veteran']>,
  ): Promise<void> {
    const { campaignId, turn, key } = battle;
    const place = { campaignId, turn, battle: key };
    const { seat, die } = await manager.findOneByOrFail(BattleHonourEntity, place);
    const awarded = awardHonour(await this.rolls.of(manager, campaignId, seat), {
      played: campaign.settings.veterancy,
      mark: { turn, battle: key },
      won: true,
      die,
      unit,
      name,
      army: [{ id: unit, unit, type, destroyed: false }],
    });
    if (!awarded.ok) throw new Error(`nobody is honoured in ${key}`);
    await this.rolls.add(manager, campaignId, seat, awarded.veteran);
    await manager.update(BattleHonourEntity, place, { state: 'given' });
    const { honour } = awarded.veteran;
    await this.journal.write(manager, campaignId, turn, at, [
      { code: 'VETERAN_NAMED', rule: '8', parameters: { key, seat, name, unit, honour } },
    ]);
  }

  /** A player tells of the turn, or of the battle that he fought in it. */
  async write(
    { manager, campaign, at }: Scene,
    { seat, title, text, language }: DemoArticle,
    battle: BattleEntity | undefined,
  ): Promise<void> {
    const { id: campaignId, turn } = campaign;
    const author = await manager.findOneByOrFail(SeatEntity, { campaignId, letter: seat });
    const id = randomUUID();
    await manager.insert(ArticleEntity, {
      campaignId,
      id,
      turn,
      battle: battle?.key ?? null,
      authorId: author.accountId,
      authorPart: 'player',
      seat,
      seatName: author.name,
      title,
      text,
      language,
      writtenAt: at,
    });
    await this.journal.write(manager, campaignId, turn, at, [
      battle === undefined
        ? { code: 'ARTICLE_WRITTEN', parameters: { article: id, seat } }
        : { code: 'ARTICLE_ON_BATTLE_WRITTEN', parameters: { key: battle.key, article: id, seat } },
    ]);
  }
}
