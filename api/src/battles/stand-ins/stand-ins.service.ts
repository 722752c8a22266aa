import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { ActionRefused, type CampaignAnswer } from '../../campaigns/campaign-results.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { isUuid } from '../../database/uuid.js';
import { InvalidInput } from '../../errors/user-error.js';
import { BattleActs, type BattleScene } from '../battle-acts.js';
import { happen, whyNot } from '../battle-events.js';
import { BattleSides, otherSide, sideOfSeat } from '../battle-sides.js';
import type { BattleEntity } from '../battle.entity.js';
import { checkText } from '../check-text.js';
import { BattleStandInEntity } from './battle-stand-in.entity.js';
import type { NameStandInInput } from './stand-in.models.js';

@Injectable()
export class StandInsService {
  constructor(
    private readonly acts: BattleActs,
    private readonly sides: BattleSides,
    private readonly journal: Journal,
  ) {}

  /** A player names one for his own side, a referee for any; a stand-in names no other. */
  name(caller: Caller, input: NameStandInInput): Promise<CampaignAnswer> {
    return this.acts.perform(caller, 'nameStandIn', input, async (scene) => {
      const { manager, battle, now } = scene;
      const refusal = (await this.whyNotName(scene, input)) ?? whyNot('standInNamed', battle);
      if (refusal) return refusal;
      const note = input.note == null ? undefined : checkText('note', input.note, 300);
      if (note !== undefined && note.faults.length > 0) return new InvalidInput([...note.faults]);
      const { campaignId, turn, key } = battle;
      const place = { campaignId, turn, battle: key, side: input.side };
      const member =
        input.memberId == null ? undefined : await this.memberOf(manager, battle, input, input.memberId);
      if (member === undefined && input.memberId != null) return new ActionRefused('STAND_IN_UNFIT');
      await manager.delete(BattleStandInEntity, place);
      if (member !== undefined) {
        await manager.insert(BattleStandInEntity, {
          ...place,
          accountId: member.id,
          name: member.displayName,
          note: note?.text ?? null,
        });
      }
      await happen(manager, battle, 'standInNamed');
      const parameters = { key, side: input.side, name: member?.displayName ?? null };
      await this.journal.write(manager, campaignId, turn, now, [{ code: 'STAND_IN_NAMED', parameters }]);
      return 'changed';
    });
  }

  private async whyNotName(
    scene: BattleScene,
    { side }: NameStandInInput,
  ): Promise<ActionRefused | undefined> {
    const { manager, standing, battle, caller } = scene;
    if (sideOfSeat(battle, standing.seat) === side) return undefined;
    if (!standing.roles.includes('referee')) return new ActionRefused('BATTLE_NOT_YOURS');
    return this.sides.whyNotJudge(manager, standing, scene, caller);
  }

  /** A member who has nothing to do with the other side. */
  private async memberOf(
    manager: EntityManager,
    battle: BattleEntity,
    { side }: NameStandInInput,
    accountId: string,
  ): Promise<AccountEntity | undefined> {
    if (!isUuid(accountId)) return undefined;
    const { campaignId, turn, key } = battle;
    const roles = await manager.findBy(CampaignRoleEntity, { campaignId, accountId, until: IsNull() });
    const opponent = battle[otherSide[side]];
    if (roles.length === 0 || roles.some(({ seat }) => seat === opponent)) return undefined;
    const theirs = { campaignId, turn, battle: key, side: otherSide[side], accountId };
    if (await manager.existsBy(BattleStandInEntity, theirs)) return undefined;
    return (await manager.findOneBy(AccountEntity, { id: accountId })) ?? undefined;
  }
}
