import { Injectable } from '@nestjs/common';
import type { Adjudication, Battle } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import type { TurnEntity } from '../turns/turn.entity.js';
import { happen } from './battle-events.js';
import { silenceFrom, windowFrom } from './battle-times.js';
import { BattleEntity } from './battle.entity.js';
import { ScenarioSuggestions } from './scenarios/scenario-suggestions.js';
import { Honours } from './veterans/honours.js';

/** Keeps the table of battles in step with what the adjudicator says. */
@Injectable()
export class BattlesOfTurn {
  constructor(
    private readonly scenarios: ScenarioSuggestions,
    private readonly honours: Honours,
  ) {}

  /** `corrected`: the battles whose results are entered anew right afterwards. */
  async follow(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    { battles }: Adjudication,
    known: readonly BattleEntity[],
    now: Date,
    corrected: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const current = new Set(battles.map(({ key }) => key));
    const byKey = new Map(known.map((battle) => [battle.key, battle]));
    for (const battle of battles) {
      const row = byKey.get(battle.key);
      if (row === undefined) await this.add(manager, campaign, turn, battle, now);
      else if (row.status === 'void') {
        await this.renew(manager, campaign, row, battle, now);
        // The result that had stuck is not the one that counts: the honour follows that one, and no other first.
        if (!corrected.has(row.key)) await this.honours.follow(manager, campaign, row, now);
      } else if (row.outcome === null) await this.refresh(manager, row, battle);
    }
    for (const row of known) {
      if (current.has(row.key) || row.status === 'void') continue;
      await happen(manager, row, 'ceasedToFollow');
      await this.honours.follow(manager, campaign, row, now);
    }
  }

  /** One that is still to be fought may be so with other points, when a correction has changed what its turn began with. */
  private async refresh(
    manager: EntityManager,
    row: BattleEntity,
    { attacker, defender }: Battle,
  ): Promise<void> {
    const points = { attackerPoints: attacker.points, defenderPoints: defender.points };
    if (row.attackerPoints === attacker.points && row.defenderPoints === defender.points) return;
    Object.assign(row, points);
    const { campaignId, turn, key } = row;
    await manager.update(BattleEntity, { campaignId, turn, key }, points);
  }

  private async add(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    battle: Battle,
    now: Date,
  ): Promise<void> {
    const suggestions = await this.scenarios.of(manager, campaign, battle);
    const { key, kind, at, attacker, defender } = battle;
    await manager.insert(BattleEntity, {
      campaignId: turn.campaignId,
      turn: turn.number,
      key,
      kind,
      territory: at,
      attacker: attacker.player,
      defender: defender.player,
      attackerPoints: attacker.points,
      defenderPoints: defender.points,
      garrison: defender.garrison,
      status: 'ready',
      scenario: suggestions?.best.scenario ?? null,
      scenarioBy: suggestions === undefined ? null : 'suggested',
      suggestions: (suggestions ?? null) as object | null,
      dueAt: windowFrom(campaign, now),
    });
  }

  /**
   * A battle that had become void follows again, as far as it had come; its result, if it had one, has stuck. Its times
   * begin afresh, for nobody could do anything while it was void.
   */
  private async renew(
    manager: EntityManager,
    campaign: CampaignEntity,
    row: BattleEntity,
    { attacker, defender }: Battle,
    now: Date,
  ): Promise<void> {
    await happen(manager, row, 'followedAgain', {
      attackerPoints: attacker.points,
      defenderPoints: defender.points,
      dueAt: windowFrom(campaign, now),
      overdueAt: null,
      confirmBy: row.confirmBy && silenceFrom(campaign, now),
    });
  }
}
