import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { refuse } from '../../campaigns/refusal.js';
import { oneLine } from '../../campaigns/written-text.js';
import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import { checkReason } from '../check-article.js';
import { findPhoto } from './find-photo.js';
import { PhotoEntity } from './photo.entity.js';
import type { DescribePhotoInput, RemovePhotoInput } from './photo.models.js';

const longestLine = 300;

/** What is done to photographs that are there. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly journal: Journal,
  ) {}

  describe(caller: Caller, input: DescribePhotoInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'describePhoto', input, async (act) => {
      const photo = await findPhoto(act, input.photoId);
      if (photo.authorId !== caller.accountId) refuse('PHOTO_NOT_YOURS');
      const alt = oneLine(input.alt ?? photo.alt);
      const caption = oneLine(input.caption ?? photo.caption);
      const faults = [...faultsOf('alt', alt), ...faultsOf('caption', caption)];
      if (faults.length > 0) return new InvalidInput(faults);
      const { campaignId, id } = photo;
      await act.manager.update(PhotoEntity, { campaignId, id }, { alt, caption });
      return undefined;
    });
  }

  /** By whoever sent it, or by an official: then all see that he did, and why. */
  remove(caller: Caller, input: RemovePhotoInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'removePhoto', input, async (act) => {
      const photo = await findPhoto(act, input.photoId);
      const { campaignId, id, turn } = photo;
      if (photo.authorId !== caller.accountId) {
        const official = act.roles.some((role) => role === 'organiser' || role === 'referee');
        if (!official) refuse('PHOTO_NOT_YOURS');
        const checked = checkReason(input.reason ?? '');
        if ('faults' in checked) return new InvalidInput(checked.faults);
        const parameters = { photo: id, by: caller.accountId, reason: checked.reason };
        await this.journal.write(act.manager, campaignId, turn, act.now, [
          { code: 'PHOTO_REMOVED', parameters },
        ]);
      }
      await act.manager.delete(PhotoEntity, { campaignId, id });
      return undefined;
    });
  }
}

function faultsOf(field: string, line: string): FieldFault[] {
  if (line.length <= longestLine) return [];
  return [
    new FieldFault(field, 'TEXT_TOO_LONG', `This is too long; write ${longestLine} characters at most.`),
  ];
}
