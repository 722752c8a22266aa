import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { Revive } from '../../campaigns/answers/client-answers.js';
import { ActionRefused } from '../../campaigns/campaign-results.js';
import { refuse } from '../../campaigns/refusal.js';
import type { RefusalCode } from '../../campaigns/refusals.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { findArticle } from '../find-article.js';
import { type Subject, Witnesses } from '../witnesses.js';
import { Darkroom, type Print } from './darkroom.js';
import { PhotoEntity } from './photo.entity.js';
import { PhotosRepository } from './photos.repository.js';

/** How many one may send for a piece, or for a battle besides. */
const mostOfSubject = 12;

export type Upload = Readonly<{
  campaignId: string;
  clientKey: string;
  expectedVersion?: number | undefined;
  /** Of a piece that the caller wrote; else of a battle or a turn. */
  articleId?: string | undefined;
  subject?: Subject | undefined;
}>;

export class PhotoStored {
  constructor(
    readonly campaignId: string,
    readonly version: number,
    readonly photoId: string,
  ) {}
}

@Injectable()
export class PhotoUploadService {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly acts: CampaignActs,
    private readonly witnesses: Witnesses,
    private readonly darkroom: Darkroom,
    private readonly photos: PhotosRepository,
  ) {}

  async store(caller: Caller, upload: Upload, file: Buffer): Promise<PhotoStored | ActionRefused> {
    const print = await this.darkroom.develop(file);
    return this.acts.perform(caller, 'addPhoto', upload, revive, async (act) => {
      const place = await this.place(act, upload);
      if (typeof print === 'string') return refuse(print);
      await this.checkRoom(act, place, print);
      const id = randomUUID();
      const { large, thumbnail, width, height, digest } = print;
      await act.manager.insert(PhotoEntity, {
        ...place,
        campaignId: act.campaign.id,
        id,
        authorId: caller.accountId,
        width,
        height,
        bytes: large.length + thumbnail.length,
        digest,
        takenInAt: act.now,
        large,
        thumbnail,
      });
      const { campaignId, version } = await this.acts.settled(act);
      return new PhotoStored(campaignId, version, id);
    });
  }

  private async place(
    act: Act,
    { articleId, subject }: Upload,
  ): Promise<Subject & { articleId: string | null }> {
    if (articleId === undefined) {
      const told = subject ?? { turn: act.campaign.turn, battle: null };
      await this.witnesses.partIn(act, told);
      return { ...told, articleId: null };
    }
    const { id, turn, battle, authorId } = await findArticle(act, articleId);
    if (authorId !== act.caller.accountId) refuse('ARTICLE_NOT_YOURS');
    if (act.campaign.status === 'archived') refuse('CHRONICLE_CLOSED');
    return { turn, battle, articleId: id };
  }

  /** The campaign is held, so two who send at once are counted one after the other. */
  private async checkRoom(
    { manager, campaign, caller }: Act,
    place: Subject & { articleId: string | null },
    print: Print,
  ) {
    const used = await this.photos.bytesOf(manager, campaign.id);
    const size = print.large.length + print.thumbnail.length;
    if (used + size > this.configuration.photoQuotaBytes) refuse('PHOTO_SPACE_FULL');
    const own = await this.photos.countOf(manager, campaign.id, caller.accountId, place);
    if (own >= mostOfSubject) refuse('PHOTO_LIMIT_REACHED');
  }
}

const revive: Revive<PhotoStored | ActionRefused> = ({ type, fields }) =>
  type === PhotoStored.name
    ? new PhotoStored(String(fields['campaignId']), Number(fields['version']), String(fields['photoId']))
    : new ActionRefused(fields['code'] as RefusalCode);
