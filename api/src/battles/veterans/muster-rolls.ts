import { Injectable } from '@nestjs/common';
import type { MusterRoll, Veteran } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { BattleEntity } from '../battle.entity.js';
import { VeteranEntity } from './veteran.entity.js';

/** Where muster rolls are kept. */
@Injectable()
export class MusterRolls {
  async of(manager: EntityManager, campaignId: string, seat: string): Promise<MusterRoll> {
    const rows = await manager.find(VeteranEntity, { where: { campaignId, seat }, order: { name: 'asc' } });
    return { veterans: rows.map(veteranOf) };
  }

  /** As it was when a battle began: what fell in it still stands. */
  async before(manager: EntityManager, battle: BattleEntity, seat: string): Promise<MusterRoll> {
    const { veterans } = await this.of(manager, battle.campaignId, seat);
    const stood = ({ lost }: Veteran) => lost?.turn === battle.turn && lost.battle === battle.key;
    return { veterans: veterans.map((one) => (stood(one) ? withoutLoss(one) : one)) };
  }

  async add(manager: EntityManager, campaignId: string, seat: string, veteran: Veteran): Promise<void> {
    const { name, unit, honour, won } = veteran;
    await manager.insert(VeteranEntity, {
      campaignId,
      seat,
      name,
      unit,
      honour,
      wonTurn: won.turn,
      wonBattle: won.battle,
    });
  }

  /** Wherever the service keeps the name, it keeps the new one from now on; the journal tells what was told. */
  async rename(
    manager: EntityManager,
    { campaignId, seat }: Readonly<{ campaignId: string; seat: string }>,
    before: string,
    after: string,
  ): Promise<void> {
    await manager.update(VeteranEntity, { campaignId, seat, name: before }, { name: after });
    for (const side of ['attacker', 'defender']) {
      const mine = `select from battle where battle.campaign_id = r.campaign_id and battle.turn = r.turn
        and battle.${side} = $2`;
      await replaceName(manager, 'battle', 'veterans_lost', side, `r.${side} = $2`, [
        campaignId,
        seat,
        before,
        after,
      ]);
      await replaceName(manager, 'battle', 'veterans_fielded', side, `r.${side} = $2`, [
        campaignId,
        seat,
        before,
        after,
      ]);
      const itsOwn = `exists (${mine} and battle.key = r.battle)`;
      await replaceName(manager, 'battle_report', 'veterans_lost', side, itsOwn, [
        campaignId,
        seat,
        before,
        after,
      ]);
    }
  }

  /** Writes down who has fallen and who has not. */
  async record(
    manager: EntityManager,
    campaignId: string,
    seat: string,
    { veterans }: MusterRoll,
  ): Promise<void> {
    for (const { name, lost } of veterans) {
      const loss = { lostTurn: lost?.turn ?? null, lostBattle: lost?.battle ?? null };
      await manager.update(VeteranEntity, { campaignId, seat, name }, loss);
    }
  }

  /** The honour was never won: its veteran is an ordinary unit again. */
  async remove(manager: EntityManager, { campaignId, turn, key }: BattleEntity): Promise<void> {
    await manager.delete(VeteranEntity, { campaignId, wonTurn: turn, wonBattle: key });
  }

  /** The turn is void: nobody has won or lost anything in it. */
  async forgetTurn(manager: EntityManager, campaignId: string, turn: number): Promise<void> {
    await manager.delete(VeteranEntity, { campaignId, wonTurn: turn });
    const stands = { lostTurn: null, lostBattle: null };
    await manager.update(VeteranEntity, { campaignId, lostTurn: turn }, stands);
  }
}

function veteranOf({ name, unit, honour, wonTurn, wonBattle, lostTurn, lostBattle }: VeteranEntity): Veteran {
  const lost = lostTurn === null || lostBattle === null ? undefined : { turn: lostTurn, battle: lostBattle };
  return { name, unit, honour, won: { turn: wonTurn, battle: wonBattle }, ...(lost && { lost }) };
}

/** Values: campaign, seat, the name before and after. */
async function replaceName(
  manager: EntityManager,
  table: string,
  column: string,
  side: string,
  ofSeat: string,
  values: readonly string[],
): Promise<void> {
  await manager.query(
    `update ${table} r set ${column} = jsonb_set(r.${column}, '{${side}}', (
       select jsonb_agg(case name when $3 then $4 else name end)
         from jsonb_array_elements_text(r.${column} -> '${side}') name))
      where r.campaign_id = $1 and ${ofSeat} and r.${column} -> '${side}' ? $3`,
    [...values],
  );
}

function withoutLoss({ name, unit, honour, won }: Veteran): Veteran {
  return { name, unit, honour, won };
}
