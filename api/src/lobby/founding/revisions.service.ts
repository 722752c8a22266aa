import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { refuse } from '../../campaigns/refusal.js';
import { type FieldFault, InvalidInput } from '../../errors/user-error.js';
import { checkCampaignName } from '../field-faults.js';
import { settleSettings } from '../settings/settle-settings.js';
import type { UpdateCampaignInput } from './founding.inputs.js';

/** Changes what was settled, as long as nobody plays by it. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly journal: Journal,
  ) {}

  update(caller: Caller, input: UpdateCampaignInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'updateCampaign', input, async ({ manager, campaign, now }) => {
      if (campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      const named = checkCampaignName(input.name ?? campaign.name);
      const settled = settleSettings(campaign.settings, input.settings, campaign.format);
      const faults: FieldFault[] = 'fault' in named ? [named.fault] : [];
      if ('faults' in settled) faults.push(...settled.faults);
      if ('fault' in named || 'faults' in settled) return new InvalidInput(faults);
      const before = { name: campaign.name, visibility: campaign.visibility, settings: campaign.settings };
      campaign.name = named.name;
      campaign.visibility = input.visibility ?? campaign.visibility;
      campaign.settings = settled.settings;
      const after = { name: campaign.name, visibility: campaign.visibility, settings: campaign.settings };
      await this.journal.write(manager, campaign.id, 0, now, [
        { code: 'CAMPAIGN_REVISED', parameters: { before, after } },
      ]);
      return undefined;
    });
  }
}
