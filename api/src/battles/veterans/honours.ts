import { Injectable } from '@nestjs/common';
import { type Die, honourOf, loseHonours, nobody, type Role } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { Journal, type JournalFact } from '../../campaigns/journal/journal.js';
import { TurnDice } from '../../turns/turn-dice.js';
import { BattlePost } from '../letters/battle-post.js';
import { choiceUntil } from '../battle-times.js';
import type { BattleEntity } from '../battle.entity.js';
import { BattleHonourEntity } from './battle-honour.entity.js';
import { MusterRolls } from './muster-rolls.js';

const sides: readonly Role[] = ['attacker', 'defender'];

/**
 * Keeps honours and muster rolls in step with a battle: run after each settlement, and when a battle no longer follows or
 * follows again. What it did for an earlier result it takes back.
 */
@Injectable()
export class Honours {
  constructor(
    private readonly journal: Journal,
    private readonly dice: TurnDice,
    private readonly rolls: MusterRolls,
    private readonly post: BattlePost,
  ) {}

  async follow(
    manager: EntityManager,
    campaign: CampaignEntity,
    battle: BattleEntity,
    now: Date,
  ): Promise<void> {
    if (!campaign.settings.veterancy) return;
    for (const side of sides) await this.strikeOff(manager, battle, side, now);
    const { campaignId, turn, key } = battle;
    const place = { campaignId, turn, battle: key };
    const known = await manager.findOneBy(BattleHonourEntity, place);
    const winner = winnerOf(battle);
    if (known !== null && known.seat === winner && known.state !== 'withdrawn') return;
    if (known !== null) await this.rolls.remove(manager, battle);
    if (winner !== undefined) return this.roll(manager, campaign, battle, winner, now);
    if (known === null || known.state === 'withdrawn') return;
    await manager.update(BattleHonourEntity, place, { state: 'withdrawn' });
    const entry = await this.tell(manager, battle, now, {
      code: 'HONOUR_WITHDRAWN',
      parameters: { key, seat: known.seat },
    });
    await this.takeBack(manager, battle, entry);
  }

  private async roll(
    manager: EntityManager,
    campaign: CampaignEntity,
    battle: BattleEntity,
    seat: string,
    now: Date,
  ): Promise<void> {
    const { campaignId, turn, key } = battle;
    const seed = await this.dice.seedOf(manager, campaignId, turn);
    const dice = this.dice.fromSeed(seed, campaignId, turn);
    const die = dice.roll(`veteran:${key}`);
    const honour = honourOf(die as Die);
    await this.dice.record(manager, campaignId, turn, dice.rolls);
    const deadline = choiceUntil(campaign, now);
    await manager.upsert(
      BattleHonourEntity,
      { campaignId, turn, battle: key, seat, die, honour, deadline, state: 'open' },
      ['campaignId', 'turn', 'battle'],
    );
    const parameters = { key, seat, honour, rolls: dice.rolls };
    const entry = await this.tell(manager, battle, now, { code: 'HONOUR_ROLLED', parameters });
    await this.takeBack(manager, battle, entry);
    await this.post.toSeat(manager, 'battle.honour', campaignId, seat);
  }

  private async strikeOff(
    manager: EntityManager,
    battle: BattleEntity,
    side: Role,
    now: Date,
  ): Promise<void> {
    const seat = battle[side];
    if (seat === nobody) return;
    const { turn, key } = battle;
    const names = battle.status === 'settled' ? (battle.veteransLost?.[side] ?? []) : [];
    const before = await this.rolls.before(manager, battle, seat);
    const army = names.map((name) => ({
      id: name,
      unit: name,
      type: 'infantry' as const,
      veteran: name,
      destroyed: true,
    }));
    const { roll, fallen } = loseHonours(before, army, { turn, battle: key });
    await this.rolls.record(manager, battle.campaignId, seat, roll);
    for (const { name } of fallen) {
      await this.tell(manager, battle, now, { code: 'VETERAN_FELL', parameters: { key, seat, name } });
    }
  }

  private async tell(
    manager: EntityManager,
    { campaignId, turn }: BattleEntity,
    now: Date,
    fact: JournalFact,
  ): Promise<number> {
    return this.journal.write(manager, campaignId, turn, now, [{ rule: '8', ...fact }]);
  }

  /** What was told of the honour for an earlier result no longer holds. */
  private async takeBack(
    manager: EntityManager,
    { campaignId, turn, key }: BattleEntity,
    entry: number,
  ): Promise<void> {
    const told = await this.journal.ofTurn(manager, campaignId, turn);
    const gone = told.filter(
      ({ number, code, parameters }) =>
        number < entry && /^(HONOUR_|VETERAN_NAMED$)/.test(code) && parameters['key'] === key,
    );
    await this.journal.retract(
      manager,
      campaignId,
      gone.map(({ number }) => number),
      entry,
    );
  }
}

/** Only what was fought on a table makes veterans. */
function winnerOf({ status, outcome, settlement }: BattleEntity): string | undefined {
  const fought = settlement === 'confirmed' || settlement === 'silence' || settlement === 'ruled';
  if (status !== 'settled' || !fought || outcome === null || 'draw' in outcome) return undefined;
  return outcome.winner === nobody ? undefined : outcome.winner;
}
