import type { Revive } from '../../campaigns/answers/client-answers.js';
import { ActionRefused } from '../../campaigns/campaign-results.js';
import type { RefusalCode } from '../../campaigns/refusals.js';
import { type FieldFault, InvalidInput } from '../../errors/user-error.js';
import { type InvitationAnswer, InvitationCreatedModel } from './invitation.models.js';

export const reviveInvitation: Revive<InvitationAnswer> = ({ type, fields }) => {
  switch (type) {
    case InvitationCreatedModel.name:
      return new InvitationCreatedModel(
        String(fields['campaignId']),
        Number(fields['version']),
        String(fields['invitationId']),
        String(fields['token']),
        String(fields['link']),
      );
    case InvalidInput.name:
      return new InvalidInput(fields['faults'] as FieldFault[]);
    default:
      return new ActionRefused(fields['code'] as RefusalCode);
  }
};
