import { Injectable } from '@nestjs/common';
import {
  type CampaignSettings,
  type Role,
  type Roster,
  type RosterReader,
  type RosterScene,
} from '@pelagonia/rules';
import { type EntityManager, In } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import type { Standing } from '../../campaigns/authority/authority.js';
import { RosterVault } from '../../rosters/roster-vault.js';
import { withVeteranCalled } from '../../rosters/veteran-called.js';
import { BattleEntity } from '../battle.entity.js';
import { BattleRosterEntity } from './battle-roster.entity.js';

/** That a side has handed in a roster; what it holds is not among it. */
export type HandedIn = Readonly<Omit<BattleRosterEntity, 'locked'>>;

/** Where rosters that were handed in for battles are kept. */
@Injectable()
export class BattleRosters {
  constructor(private readonly vault: RosterVault) {}

  async give(
    manager: EntityManager,
    { campaignId, turn, key }: BattleEntity,
    side: Role,
    roster: Roster,
    given: { by: string; at: Date },
  ): Promise<void> {
    const place = { campaignId, turn, battle: key, side };
    const locked = this.vault.lockForBattle(roster, place);
    await manager.upsert(BattleRosterEntity, { ...place, locked, givenBy: given.by, givenAt: given.at }, [
      'campaignId',
      'turn',
      'battle',
      'side',
    ]);
  }

  /** Whether there was any. */
  async take(manager: EntityManager, { campaignId, turn, key }: BattleEntity, side: Role): Promise<boolean> {
    const { affected } = await manager.delete(BattleRosterEntity, { campaignId, turn, battle: key, side });
    return (affected ?? 0) > 0;
  }

  /** Which sides have handed one in; what they hold stays locked. */
  async handedIn(manager: EntityManager, campaignId: string, turns: readonly number[]): Promise<HandedIn[]> {
    return manager.find(BattleRosterEntity, {
      select: { campaignId: true, turn: true, battle: true, side: true, givenBy: true, givenAt: true },
      where: { campaignId, turn: In([...turns]) },
      order: { turn: 'asc', battle: 'asc', side: 'asc' },
    });
  }

  /** Takes rosters out of the vault; whoever asks has made sure who will read them. */
  async open(
    manager: EntityManager,
    campaignId: string,
    turn: number,
    battle: string,
    sides: readonly Role[],
  ): Promise<ReadonlyMap<Role, Roster>> {
    if (sides.length === 0) return new Map();
    const where = { campaignId, turn, battle, side: In([...sides]) };
    const rows = await manager.find(BattleRosterEntity, { where });
    return new Map(rows.map((row) => [row.side, this.vault.openFromBattle(row)]));
  }

  /** Veterans of a seat that are called otherwise from now on. */
  async renameVeteran(
    manager: EntityManager,
    { campaignId, seat }: Readonly<{ campaignId: string; seat: string }>,
    before: string,
    after: string,
  ): Promise<void> {
    const played = await manager.findBy(BattleEntity, [
      { campaignId, attacker: seat },
      { campaignId, defender: seat },
    ]);
    for (const battle of played) {
      const side = battle.attacker === seat ? 'attacker' : 'defender';
      const place = { campaignId, turn: battle.turn, battle: battle.key, side } as const;
      const row = await manager.findOneBy(BattleRosterEntity, place);
      if (row === null) continue;
      const roster = withVeteranCalled(this.vault.openFromBattle(row), before, after);
      await manager.update(BattleRosterEntity, place, { locked: this.vault.lockForBattle(roster, place) });
    }
  }

  /** A seat that changes hands: what its player meant to field in battles still to come leaves with him. */
  async breakAll(manager: EntityManager, campaignId: string, seat: string): Promise<void> {
    await manager.query(
      `delete from battle_roster roster using battle
        where battle.campaign_id = $1 and roster.campaign_id = battle.campaign_id and roster.turn = battle.turn
          and roster.battle = battle.key and battle.status in ('ready', 'appointed', 'postponed')
          and $2 = case roster.side when 'attacker' then battle.attacker else battle.defender end`,
      [campaignId, seat],
    );
  }
}

const fought = ['confirmed', 'silence', 'ruled'];

/** Until when the rosters of a battle are secret, as it stands now. One that was never fought opens nobody's. */
export function rosterScene(
  battle: Pick<BattleEntity, 'status' | 'voidedFrom' | 'appointment' | 'appointedFor' | 'settlement'>,
  { rosterSecrecy }: CampaignSettings,
  handedIn: number,
  now: Date,
): RosterScene {
  const status = battle.status === 'void' ? battle.voidedFrom : battle.status;
  const { appointment, appointedFor, settlement } = battle;
  const timeCame = appointment === 'agreed' && appointedFor !== null && appointedFor <= now;
  const told = status === 'reported' || status === 'disputed';
  const settled = status === 'settled' && settlement !== null && fought.includes(settlement);
  return { secrecy: rosterSecrecy, bothIn: handedIn === 2, begun: timeCame || told || settled };
}

/** A successor is not his predecessor: what was handed in before his time is not his to read. */
export function readerOf(
  { side, givenBy, givenAt }: HandedIn,
  mine: Role | undefined,
  { seatedSince }: Standing,
  caller: Caller | undefined,
): RosterReader {
  if (mine === undefined) return 'other';
  if (mine !== side) return 'enemy';
  const his = givenBy !== null && givenBy === caller?.accountId;
  return his || seatedSince === undefined || givenAt >= seatedSince ? 'own' : 'other';
}
