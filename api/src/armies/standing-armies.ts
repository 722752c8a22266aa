import { Injectable } from '@nestjs/common';
import {
  type AllowancePart,
  armyToll,
  fieldArmyParts,
  foldLedger,
  type LedgerEntry,
  type Roster,
  type StandingArmy,
} from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { BattleEntity } from '../battles/battle.entity.js';
import { BattleRosters } from '../battles/rosters/battle-rosters.js';
import { sideOfSeat } from '../battles/battle-sides.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import type { RosterList } from '../rosters/roster-lists.js';
import { stateOf } from '../turns/turn-start.js';
import { TurnEntity } from '../turns/turn.entity.js';
import { ArmyLedgers } from './army-ledgers.js';

type Dated = Readonly<{ at: Date; entry: LedgerEntry | BattleEntity }>;

/**
 * Standing armies, derived anew whenever they are asked for: from the points of the map at the start of each turn, what the
 * player wrote into the ledger, and what settled battles cost. A corrected result so corrects the army.
 */
@Injectable()
export class StandingArmies {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly ledgers: ArmyLedgers,
    private readonly rosters: BattleRosters,
  ) {}

  async of(
    manager: EntityManager,
    campaign: CampaignEntity,
    seat: string,
    { list, armoury }: RosterList,
  ): Promise<StandingArmy> {
    const place = { campaignId: campaign.id, seat };
    const entries: LedgerEntry[] = [];
    const acts = await this.ledgers.of(manager, place, campaign.turn);
    const battles = await this.fought(manager, place);
    const allowances = await this.allowances(manager, campaign, seat);
    for (const { turn, points, parts, changed } of allowances) {
      if (changed) entries.push({ kind: 'allowance', turn, points, parts });
      const happened: Dated[] = [
        ...acts.filter((one) => one.turn === turn).map(({ at, ...entry }) => ({ at, entry })),
        ...battles
          .filter((one) => one.turn === turn)
          .map((battle) => ({ at: battle.settledAt ?? new Date(0), entry: battle })),
      ];
      happened.sort((one, other) => one.at.getTime() - other.at.getTime());
      for (const { entry } of happened) {
        if (!(entry instanceof BattleEntity)) entries.push(entry);
        else entries.push(...(await this.cost(manager, seat, entry, foldLedger(list, armoury, entries))));
      }
    }
    return foldLedger(list, armoury, entries);
  }

  private async allowances(
    manager: EntityManager,
    campaign: CampaignEntity,
    seat: string,
  ): Promise<{ turn: number; points: number; parts: readonly AllowancePart[]; changed: boolean }[]> {
    const map = await this.library.mapOf(manager, campaign);
    const { conquest } = campaign.settings;
    const turns = await manager.find(TurnEntity, {
      where: { campaignId: campaign.id },
      order: { number: 'asc' },
    });
    let before: string | undefined;
    return turns.map(({ number, start }) => {
      const { territories, bonus } = stateOf(map, conquest, number, start);
      const parts = fieldArmyParts(territories.values(), conquest, seat, bonus);
      const points = parts.reduce((sum, part) => sum + part.points, 0);
      // One mine lost and another won changes nothing of the sum; whoever reads the ledger shall see it.
      const now = JSON.stringify(parts);
      const changed = now !== before;
      before = now;
      return { turn: number, points, parts, changed };
    });
  }

  private async fought(
    manager: EntityManager,
    { campaignId, seat }: Readonly<{ campaignId: string; seat: string }>,
  ): Promise<BattleEntity[]> {
    const settled = await manager.findBy(BattleEntity, [
      { campaignId, attacker: seat, status: 'settled' },
      { campaignId, defender: seat, status: 'settled' },
    ]);
    return settled.filter(({ casualties }) => casualties !== null);
  }

  private async cost(
    manager: EntityManager,
    seat: string,
    battle: BattleEntity,
    army: StandingArmy,
  ): Promise<LedgerEntry[]> {
    const { campaignId, turn, key, casualties } = battle;
    const side = sideOfSeat(battle, seat);
    const told = side && casualties?.[side];
    if (side === undefined || told == null) return [];
    const opened = await this.rosters.open(manager, campaignId, turn, key, [side]);
    const roster: Roster | undefined = opened.get(side);
    if (roster === undefined) return [];
    return [{ kind: 'casualties', turn, battle: key, ...armyToll(army, roster, told) }];
  }
}
