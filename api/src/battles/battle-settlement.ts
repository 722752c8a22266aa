import { Injectable } from '@nestjs/common';
import type { BattleOutcome, Casualty, DieRoll, NotFoughtFault, Role } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import type { JournalCode } from '../campaigns/journal/journal-sentences.js';
import { TurnDice } from '../turns/turn-dice.js';
import { happen } from './battle-events.js';
import type { BattleEvent } from './battle-transitions.js';
import type { BattleEntity, BySide, Settlement } from './battle.entity.js';
import { BattleRosters } from './rosters/battle-rosters.js';
import { Honours } from './veterans/honours.js';

/** A result that counts from now on. */
export type Verdict = Readonly<{
  outcome: BattleOutcome;
  victoryPoints?: BySide<number> | null;
  veteransLost?: BySide<readonly string[]> | null;
  casualties?: BySide<readonly Casualty[] | null> | null;
  fault?: NotFoughtFault;
  reason?: string;
  /** The account of the referee who decided. */
  by?: string;
  rolls?: readonly DieRoll[];
  /** Seats that nobody played. */
  seats?: readonly string[];
  /** What the journal says in place of the usual. */
  told?: JournalCode;
}>;

const events = {
  confirmed: { event: 'confirmed', code: 'BATTLE_CONFIRMED' },
  silence: { event: 'leftUnanswered', code: 'BATTLE_CONFIRMED_BY_SILENCE' },
  ruled: { event: 'ruled', code: 'BATTLE_RULED' },
  notFought: { event: 'declaredNotFought', code: 'BATTLE_NOT_FOUGHT' },
  dice: { event: 'rolledFor', code: 'BATTLE_ROLLED_FOR' },
} as const satisfies Record<Settlement, { event: BattleEvent; code: string }>;

/** Ways of coming to a result that a battle on a table has. */
const fought: ReadonlySet<Settlement> = new Set(['confirmed', 'silence', 'ruled']);

export const settlingEvent = (settlement: Settlement): BattleEvent => events[settlement].event;

/** Settles a battle, in whatever way it came to its result; carrying the turn on is left to the caller. */
@Injectable()
export class BattleSettlement {
  constructor(
    private readonly journal: Journal,
    private readonly honours: Honours,
    private readonly dice: TurnDice,
    private readonly rosters: BattleRosters,
  ) {}

  async settle(
    manager: EntityManager,
    campaign: CampaignEntity,
    battle: BattleEntity,
    settlement: Settlement,
    verdict: Verdict,
    now: Date,
  ): Promise<void> {
    const { outcome, victoryPoints = null, veteransLost = null, casualties = null } = verdict;
    const { fault, reason, by, rolls, seats, told } = verdict;
    const before = battle.outcome;
    await happen(manager, battle, events[settlement].event, {
      outcome,
      settlement,
      victoryPoints,
      veteransLost,
      casualties,
      veteransFielded: fought.has(settlement) ? await this.veteransIn(manager, battle) : null,
      fault: fault ?? null,
      reason: reason ?? null,
      confirmBy: null,
      settledAt: battle.settledAt ?? now,
    });
    const parameters = {
      key: battle.key,
      before,
      after: outcome,
      ...(victoryPoints !== null && { victoryPoints }),
      ...(fault !== undefined && { fault }),
      ...(reason !== undefined && { reason }),
      ...(by !== undefined && { by }),
      ...(seats !== undefined && { seats }),
      ...(rolls !== undefined && { rolls }),
    };
    await this.journal.write(manager, campaign.id, battle.turn, now, [
      { code: told ?? events[settlement].code, parameters },
    ]);
    if (rolls !== undefined) await this.dice.record(manager, campaign.id, battle.turn, rolls);
    await this.honours.follow(manager, campaign, battle, now);
  }

  /** Who of the muster rolls fought in it, as far as rosters were handed in. */
  private async veteransIn(
    manager: EntityManager,
    { campaignId, turn, key }: BattleEntity,
  ): Promise<BySide<readonly string[]>> {
    const rosters = await this.rosters.open(manager, campaignId, turn, key, ['attacker', 'defender']);
    const of = (side: Role): string[] =>
      rosters.get(side)?.entries.flatMap(({ veteran }) => veteran ?? []) ?? [];
    return { attacker: of('attacker'), defender: of('defender') };
  }
}
