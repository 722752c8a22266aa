import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { Revive } from '../../campaigns/answers/client-answers.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { ActionRefused } from '../../campaigns/campaign-results.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import type { RefusalCode } from '../../campaigns/refusals.js';
import { type FieldFault, InvalidInput } from '../../errors/user-error.js';
import { fieldFault } from '../field-faults.js';
import {
  CampaignDeletedModel,
  type CampaignLossesModel,
  type DeletionAnswer,
} from './campaign-losses.model.js';
import type { DeleteCampaignInput } from './course.inputs.js';

@Injectable()
export class CampaignDeletionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly acts: CampaignActs,
    private readonly authority: Authority,
  ) {}

  async losses(caller: Caller, campaignId: string): Promise<CampaignLossesModel> {
    const { manager } = this.dataSource;
    await this.authority.look(manager, caller, campaignId, 'deleteCampaign');
    return lossesOf(manager, campaignId);
  }

  /** Not under the hands of those who play it. */
  delete(caller: Caller, input: DeleteCampaignInput): Promise<DeletionAnswer> {
    return this.acts.perform(caller, 'deleteCampaign', input, revive, async ({ manager, campaign }) => {
      const { id, name, status } = campaign;
      if (input.confirmation.normalize('NFC').trim() !== name)
        return new InvalidInput([fieldFault('confirmation', 'CAMPAIGN_NAME_MISMATCH')]);
      if (status === 'running') refuse('CAMPAIGN_RUNNING');
      const lost = await lossesOf(manager, id);
      await manager.delete(CampaignEntity, { id });
      return new CampaignDeletedModel(id, lost);
    });
  }
}

async function lossesOf(manager: EntityManager, campaignId: string): Promise<CampaignLossesModel> {
  const [losses] = await manager.query<CampaignLossesModel[]>(
    `select (select count(*)::int from turn where campaign_id = $1) as turns,
            (select count(*)::int from battle where campaign_id = $1) as battles,
            (select count(*)::int from journal_entry where campaign_id = $1) as "journalEntries",
            (select count(*)::int from article where campaign_id = $1) as articles,
            (select count(*)::int from photo where campaign_id = $1) as photos,
            (select count(distinct account_id)::int from campaign_role
              where campaign_id = $1 and until is null) as members,
            (select count(*)::int from campaign_invitation where campaign_id = $1)
              + (select count(*)::int from join_request
                  where campaign_id = $1 and declined_at is null) as waiting`,
    [campaignId],
  );
  return losses as CampaignLossesModel;
}

const revive: Revive<DeletionAnswer> = ({ type, fields }) => {
  switch (type) {
    case CampaignDeletedModel.name:
      return new CampaignDeletedModel(String(fields['campaignId']), fields['lost'] as CampaignLossesModel);
    case InvalidInput.name:
      return new InvalidInput(fields['faults'] as FieldFault[]);
    default:
      return new ActionRefused(fields['code'] as RefusalCode);
  }
};
