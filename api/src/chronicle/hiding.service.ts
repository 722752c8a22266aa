import { Injectable } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import { CampaignActs } from '../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../campaigns/campaign-results.js';
import { Journal } from '../campaigns/journal/journal.js';
import { refuse } from '../campaigns/refusal.js';
import { InvalidInput } from '../errors/user-error.js';
import { ArticleEntity } from './article.entity.js';
import type { HideArticleInput, RestoreArticleInput } from './article.inputs.js';
import { checkReason } from './check-article.js';
import { findArticle } from './find-article.js';
import { findPhoto } from './photos/find-photo.js';
import { PhotoEntity } from './photos/photo.entity.js';
import type { HidePhotoInput, RestorePhotoInput } from './photos/photo.models.js';

const shown = { hiddenAt: null, hiddenBy: null, hiddenReason: null };

/** Organisers and referees keep the chronicle fit to read; all see that they did, and why. */
@Injectable()
export class HidingService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly journal: Journal,
  ) {}

  hideArticle(caller: Caller, input: HideArticleInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'hideArticle', input, async (act) => {
      const { campaignId, id, turn, seat, hiddenAt } = await findArticle(act, input.articleId);
      if (hiddenAt !== null) refuse('ARTICLE_HIDDEN_ALREADY');
      const checked = checkReason(input.reason);
      if ('faults' in checked) return new InvalidInput(checked.faults);
      const { reason } = checked;
      const by = caller.accountId;
      const hidden = { hiddenAt: act.now, hiddenBy: by, hiddenReason: reason };
      await act.manager.update(ArticleEntity, { campaignId, id }, hidden);
      await this.journal.write(act.manager, campaignId, turn, act.now, [
        { code: 'ARTICLE_HIDDEN', parameters: { article: id, seat, by, reason } },
      ]);
      return undefined;
    });
  }

  restoreArticle(caller: Caller, input: RestoreArticleInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'restoreArticle', input, async (act) => {
      const { campaignId, id, turn, seat, hiddenAt } = await findArticle(act, input.articleId);
      if (hiddenAt === null) refuse('ARTICLE_NOT_HIDDEN');
      await act.manager.update(ArticleEntity, { campaignId, id }, shown);
      await this.journal.write(act.manager, campaignId, turn, act.now, [
        { code: 'ARTICLE_RESTORED', parameters: { article: id, seat, by: caller.accountId } },
      ]);
    });
  }

  hidePhoto(caller: Caller, input: HidePhotoInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'hidePhoto', input, async (act) => {
      const { campaignId, id, turn, hiddenAt } = await findPhoto(act, input.photoId);
      if (hiddenAt !== null) refuse('PHOTO_HIDDEN_ALREADY');
      const checked = checkReason(input.reason);
      if ('faults' in checked) return new InvalidInput(checked.faults);
      const { reason } = checked;
      const by = caller.accountId;
      const hidden = { hiddenAt: act.now, hiddenBy: by, hiddenReason: reason };
      await act.manager.update(PhotoEntity, { campaignId, id }, hidden);
      await this.journal.write(act.manager, campaignId, turn, act.now, [
        { code: 'PHOTO_HIDDEN', parameters: { photo: id, by, reason } },
      ]);
      return undefined;
    });
  }

  restorePhoto(caller: Caller, input: RestorePhotoInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'restorePhoto', input, async (act) => {
      const { campaignId, id, turn, hiddenAt } = await findPhoto(act, input.photoId);
      if (hiddenAt === null) refuse('PHOTO_NOT_HIDDEN');
      await act.manager.update(PhotoEntity, { campaignId, id }, shown);
      await this.journal.write(act.manager, campaignId, turn, act.now, [
        { code: 'PHOTO_RESTORED', parameters: { photo: id, by: caller.accountId } },
      ]);
    });
  }
}
