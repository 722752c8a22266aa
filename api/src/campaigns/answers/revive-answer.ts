import { InvalidInput, type FieldFault } from '../../errors/user-error.js';
import { ActionRefused, type CampaignAnswer, CampaignChangedModel } from '../campaign-results.js';
import type { RefusalCode } from '../refusals.js';
import type { Revive } from './client-answers.js';

/** The answers that most mutations of a campaign give. */
export const reviveCampaignAnswer: Revive<CampaignAnswer> = ({ type, fields }) => {
  switch (type) {
    case CampaignChangedModel.name:
      return new CampaignChangedModel(String(fields['campaignId']), Number(fields['version']));
    case InvalidInput.name:
      return new InvalidInput(fields['faults'] as FieldFault[]);
    default:
      return new ActionRefused(fields['code'] as RefusalCode);
  }
};
