import { Injectable } from '@nestjs/common';
import type { Role } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../campaigns/answers/revive-answer.js';
import { Authority, type Standing } from '../campaigns/authority/authority.js';
import type { CampaignAction } from '../campaigns/authority/permissions.js';
import { ActionRefused, type CampaignAnswer, CampaignChangedModel } from '../campaigns/campaign-results.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import type { InvalidInput } from '../errors/user-error.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import type { BattleInput } from './battle-inputs.js';
import { BattleSides } from './battle-sides.js';
import { BattleEntity } from './battle.entity.js';

/** A battle of the turn under way, held for somebody who wants to do something to it. */
export type BattleScene = Readonly<{
  manager: EntityManager;
  caller: Caller;
  standing: Standing;
  campaign: CampaignEntity;
  battle: BattleEntity;
  side: Role | undefined;
  own: boolean;
  now: Date;
}>;

/** Refuses before anything is written; `settled` when the map has to follow. */
export type BattleAct = (scene: BattleScene) => Promise<ActionRefused | InvalidInput | 'changed' | 'settled'>;

/** The frame of everything that people do to a battle: once, by whoever may, in the turn under way. */
@Injectable()
export class BattleActs {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly sides: BattleSides,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  /** For the two sides, whoever plays them. */
  ofSide(
    caller: Caller,
    mutation: CampaignAction,
    input: BattleInput,
    act: (scene: BattleScene & { readonly side: Role }) => ReturnType<BattleAct>,
  ): Promise<CampaignAnswer> {
    return this.perform(caller, mutation, input, async (scene) => {
      const { side } = scene;
      return side === undefined ? new ActionRefused('BATTLE_NOT_YOURS') : act({ ...scene, side });
    });
  }

  /** For a referee who may judge this battle. */
  ofReferee(
    caller: Caller,
    mutation: CampaignAction,
    input: BattleInput,
    act: BattleAct,
  ): Promise<CampaignAnswer> {
    return this.perform(caller, mutation, input, async (scene) => {
      const refusal = await this.sides.whyNotJudge(scene.manager, scene.standing, scene, caller);
      return refusal ?? act(scene);
    });
  }

  perform(
    caller: Caller,
    mutation: CampaignAction,
    input: BattleInput,
    act: BattleAct,
  ): Promise<CampaignAnswer> {
    const request = { mutation, key: input.clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const standing = await this.authority.hold(
        manager,
        caller,
        input.campaignId,
        mutation,
        input.expectedVersion,
      );
      const { campaign } = standing;
      if (campaign.status !== 'running') return new ActionRefused('CAMPAIGN_NOT_RUNNING');
      if (input.turn !== campaign.turn) return new ActionRefused('BATTLE_TURN_OVER');
      const place = { campaignId: campaign.id, turn: campaign.turn, key: input.key };
      const battle = await manager.findOneBy(BattleEntity, place);
      if (battle === null || battle.status === 'void') return new ActionRefused('BATTLE_UNKNOWN');
      const part = await this.sides.partOf(manager, standing, battle, caller);
      const now = this.clock.now();
      const done = await act({ manager, caller, standing, campaign, battle, ...part, now });
      if (done !== 'changed' && done !== 'settled') return done;
      if (done === 'settled') await this.campaignTick.advance(manager, campaign, now);
      await this.campaignTick.settle(manager, campaign, now);
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }
}
