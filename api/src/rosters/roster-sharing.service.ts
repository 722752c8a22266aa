import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newSecret } from '../accounts/access/secret.js';
import type { Caller } from '../accounts/caller.js';
import type { Language } from '../accounts/language.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { Clock } from '../turns/clock.js';
import { type OwnRoster, OwnRosters } from './own-rosters.js';
import { reviveSaved, reviveShared } from './revive-roster.js';
import type { ShareRosterInput, UnshareRosterInput } from './roster.inputs.js';
import {
  RosterSavedModel,
  RosterSharedModel,
  type SaveRosterAnswer,
  type ShareRosterAnswer,
} from './roster.models.js';
import type { KeptRoster } from './roster-vault.js';

/** A roster's link: whoever has it may read the roster as it then is, until its owner revokes it. */
@Injectable()
export class RosterSharingService {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly answers: ClientAnswers,
    private readonly own: OwnRosters,
    private readonly clock: Clock,
  ) {}

  /** One that is shared already keeps its link. */
  share(caller: Caller, { clientKey, id }: ShareRosterInput): Promise<ShareRosterAnswer> {
    const request = { mutation: 'shareRoster', key: clientKey };
    return this.answers.once(caller, request, reviveShared, async (manager) => {
      const found = await this.own.find(manager, caller.accountId, id);
      const shareToken = found.kept.shareToken ?? newSecret();
      await this.keep(manager, found, { ...found.kept, shareToken });
      return new RosterSharedModel(found.id, this.link(caller.account.language, shareToken));
    });
  }

  unshare(caller: Caller, { clientKey, id }: UnshareRosterInput): Promise<SaveRosterAnswer> {
    const request = { mutation: 'unshareRoster', key: clientKey };
    return this.answers.once(caller, request, reviveSaved, async (manager) => {
      const found = await this.own.find(manager, caller.accountId, id);
      const version = await this.keep(manager, found, { roster: found.kept.roster });
      return new RosterSavedModel(found.id, version);
    });
  }

  link(language: Language, token: string): string {
    const { publicUrl } = this.configuration;
    return [publicUrl, ...(language === 'en' ? [] : [language]), 'rosters', 'shared', token].join('/');
  }

  private async keep(manager: EntityManager, found: OwnRoster, kept: KeptRoster): Promise<number> {
    const version = found.version + 1;
    const { accountId, id, campaignId, template } = found;
    const place = { accountId, id, version, updatedAt: this.clock.now() };
    await this.own.keep(manager, place, { campaignId, template, kept });
    return version;
  }
}
