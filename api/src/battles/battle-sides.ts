import { Injectable } from '@nestjs/common';
import { nobody, type Role } from '@pelagonia/rules';
import { type EntityManager, IsNull } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import type { Standing } from '../campaigns/authority/authority.js';
import { CampaignRoleEntity } from '../campaigns/entities/campaign-role.entity.js';
import { ActionRefused } from '../campaigns/campaign-results.js';
import type { BattleEntity } from './battle.entity.js';
import { BattleStandInEntity } from './stand-ins/battle-stand-in.entity.js';

export const otherSide = { attacker: 'defender', defender: 'attacker' } as const satisfies Record<Role, Role>;

export const sideOfSeat = (
  { attacker, defender }: Pick<BattleEntity, 'attacker' | 'defender'>,
  seat: string | undefined,
): Role | undefined =>
  seat === undefined
    ? undefined
    : seat === attacker
      ? 'attacker'
      : seat === defender
        ? 'defender'
        : undefined;

/** Whom a person speaks for in a battle. */
export type Part = Readonly<{
  /** The side he plays, be it as a stand-in or, for a garrison without an owner, as the referee. */
  side: Role | undefined;
  /** Whether he fights in it himself; then he is no judge of it. */
  own: boolean;
}>;

/** The same for any number of battles whose stand-ins are known. */
export function partIn(
  { roles, seat, member }: Pick<Standing, 'roles' | 'seat' | 'member'>,
  battle: BattleEntity,
  standIns: readonly Pick<BattleStandInEntity, 'side' | 'accountId'>[],
  accountId: string | undefined,
): Part {
  const standIn = member ? standIns.find((one) => one.accountId === accountId) : undefined;
  const side = sideOfSeat(battle, seat) ?? standIn?.side;
  if (side !== undefined) return { side, own: true };
  const unplayed = battle.defender === nobody && !standIns.some((one) => one.side === 'defender');
  return { side: unplayed && roles.includes('referee') ? 'defender' : undefined, own: false };
}

@Injectable()
export class BattleSides {
  async partOf(
    manager: EntityManager,
    standing: Standing,
    battle: BattleEntity,
    { accountId }: Caller,
  ): Promise<Part> {
    const { campaignId, turn, key } = battle;
    const standIns = await manager.findBy(BattleStandInEntity, { campaignId, turn, battle: key });
    return partIn(standing, battle, standIns, accountId);
  }

  /**
   * Nobody judges his own battle, unless the campaign lets referees play and there is no other. HOUSE: with another referee
   * at hand the one concerned has to ask him.
   */
  async whyNotJudge(
    manager: EntityManager,
    { campaign }: Standing,
    { own }: Part,
    { accountId }: Caller,
  ): Promise<ActionRefused | undefined> {
    if (!own) return undefined;
    if (!campaign.settings.refereeMayPlay) return new ActionRefused('BATTLE_OWN');
    const referees = await manager.findBy(CampaignRoleEntity, {
      campaignId: campaign.id,
      role: 'referee',
      until: IsNull(),
    });
    const others = referees.some((one) => one.accountId !== null && one.accountId !== accountId);
    return others ? new ActionRefused('BATTLE_OWN') : undefined;
  }
}
