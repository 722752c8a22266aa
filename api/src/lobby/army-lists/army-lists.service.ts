import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ArmyTextFault, checkArmyText } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { Revive } from '../../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../../campaigns/answers/revive-answer.js';
import type {
  ActionRefused,
  CampaignAnswer,
  CampaignChangedModel,
} from '../../campaigns/campaign-results.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { refuse } from '../../campaigns/refusal.js';
import { ContentEditionsRepository } from '../../content/content-editions.repository.js';
import {
  type AddArmyListAnswer,
  type AddArmyListInput,
  type ArmyListFault,
  ArmyListFaulty,
  type RemoveArmyListInput,
} from './army-list.models.js';

const mostLists = 10;

const revive: Revive<AddArmyListAnswer> = (stored) =>
  stored.type === ArmyListFaulty.name
    ? new ArmyListFaulty(stored.fields['faults'] as ArmyListFault[])
    : (reviveCampaignAnswer(stored) as CampaignChangedModel | ActionRefused);

/** House army lists: an organiser adds them before the campaign begins; they are kept and chosen like those of the library. */
@Injectable()
export class ArmyListsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly editions: ContentEditionsRepository,
    private readonly journal: Journal,
  ) {}

  add(caller: Caller, input: AddArmyListInput): Promise<AddArmyListAnswer> {
    return this.acts.perform(caller, 'addArmyList', input, revive, async (act) => {
      const { manager, campaign, now } = act;
      if (campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      const pinned = await this.editions.pinnedBy(manager, [campaign.id]);
      const armies = pinned.filter(({ kind }) => kind === 'army');
      const [house, ours] = [armies.filter((one) => one.house), armies.filter((one) => !one.house)];
      const checked = checkArmyText(input.document, new Set(ours.map(({ id }) => id)));
      if (!checked.ok) return new ArmyListFaulty(checked.faults.map(faultView));
      const { id, version, name } = checked.list;
      if (house.length >= mostLists && !house.some((one) => one.id === id)) refuse('ARMY_LIST_LIMIT_REACHED');
      const document = JSON.stringify(checked.content);
      const digest = createHash('sha256').update(document).digest('hex').slice(0, 32);
      await this.editions.unpin(manager, campaign.id, 'army', id);
      await this.editions.pin(manager, campaign.id, [{ kind: 'army', id, version, digest, document }], true);
      await this.journal.write(manager, campaign.id, 0, now, [
        { code: 'ARMY_LIST_ADDED', parameters: { army: id, name: name.en } },
      ]);
      return this.acts.settled(act);
    });
  }

  remove(caller: Caller, input: RemoveArmyListInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'removeArmyList', input, async ({ manager, campaign, now }) => {
      if (campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      const { army } = input;
      const pinned = await this.editions.pinnedBy(manager, [campaign.id]);
      if (!pinned.some(({ kind, id, house }) => kind === 'army' && id === army && house)) {
        refuse('ARMY_LIST_UNKNOWN');
      }
      const played = await manager.existsBy(SeatEntity, { campaignId: campaign.id, army });
      if (played) refuse('ARMY_LIST_PLAYED');
      await this.editions.unpin(manager, campaign.id, 'army', army);
      await this.journal.write(manager, campaign.id, 0, now, [
        { code: 'ARMY_LIST_REMOVED', parameters: { army } },
      ]);
    });
  }
}

function faultView({ line, column, code, message }: ArmyTextFault): ArmyListFault {
  return { line, column, code, message: message.en, messageEs: message.es };
}
