import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import type { InvalidInput } from '../../errors/user-error.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { Clock } from '../../turns/clock.js';
import { ClientAnswers, type Revive } from '../answers/client-answers.js';
import { reviveCampaignAnswer } from '../answers/revive-answer.js';
import { Authority, type Standing } from '../authority/authority.js';
import type { CampaignAction } from '../authority/permissions.js';
import { type CampaignAnswer, CampaignChangedModel } from '../campaign-results.js';
import type { ChangeInput } from './change-input.js';

/** Somebody does something in a campaign that nobody else can change meanwhile. */
export type Act = Standing & Readonly<{ manager: EntityManager; caller: Caller; now: Date }>;

/** The frame of every mutation: once per key, one transaction, the campaign held, the table of permissions asked. */
@Injectable()
export class CampaignActs {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  /** Most mutations: they change the campaign, or find a fault in what was given. */
  change(
    caller: Caller,
    action: CampaignAction,
    input: ChangeInput,
    work: (act: Act) => Promise<InvalidInput | void>,
  ): Promise<CampaignAnswer> {
    return this.perform(caller, action, input, reviveCampaignAnswer, async (act) => {
      const fault = await work(act);
      return fault ?? this.settled(act);
    });
  }

  /** Those with an answer of their own; they call `settled` themselves. */
  perform<T extends object>(
    caller: Caller,
    action: CampaignAction,
    { clientKey, campaignId, expectedVersion }: ChangeInput,
    revive: Revive<T>,
    work: (act: Act) => Promise<T>,
  ): Promise<T> {
    return this.answers.once(caller, { mutation: action, key: clientKey }, revive, async (manager) => {
      const standing = await this.authority.hold(manager, caller, campaignId, action, expectedVersion);
      return work({ ...standing, manager, caller, now: this.clock.now() });
    });
  }

  async settled({ manager, campaign, now }: Act): Promise<CampaignChangedModel> {
    await this.campaignTick.settle(manager, campaign, now);
    return new CampaignChangedModel(campaign.id, campaign.version);
  }
}
