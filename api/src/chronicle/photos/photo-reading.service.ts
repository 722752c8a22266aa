import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { isUuid } from '../../database/uuid.js';
import { AppError } from '../../errors/app-error.js';
import { Batches } from '../../graphql/batches.js';
import { photoFor } from './photo.mapper.js';
import type { PhotoModel, PhotoSpaceModel } from './photo.models.js';
import { type PhotoSize, PhotosRepository } from './photos.repository.js';

type Question = Readonly<{ viewerId: string | undefined; turn: number | null; battle: string | null }>;
type OfArticles = Readonly<{ viewerId: string | undefined }>;

export type Picture = Readonly<{ picture: Buffer; etag: string; cache: string }>;

/** Whoever may see a campaign may see its photographs, but for those that are hidden from him, alone or with their piece. */
@Injectable()
export class PhotoReadingService {
  private readonly beside = new Batches<Question, readonly PhotoModel[]>((question, ids) =>
    this.readBeside(question, ids),
  );
  private readonly within = new Batches<OfArticles, readonly PhotoModel[]>((question, ids) =>
    this.readWithin(question, ids),
  );

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly authority: Authority,
    private readonly photos: PhotosRepository,
  ) {}

  /** Those that belong to no piece. */
  ofCampaign(campaignId: string, question: Question): Promise<readonly PhotoModel[]> {
    return this.beside.ask(question, campaignId);
  }

  ofArticle(viewerId: string | undefined, articleId: string): Promise<readonly PhotoModel[]> {
    return this.within.ask({ viewerId }, articleId);
  }

  async space(campaignId: string): Promise<PhotoSpaceModel> {
    const used = await this.photos.bytesOf(this.dataSource.manager, campaignId);
    return {
      usedKilobytes: Math.ceil(used / 1024),
      limitKilobytes: Math.floor(this.configuration.photoQuotaBytes / 1024),
    };
  }

  /** Before anything is read of what is sent: whoever may not send anything is not listened to. */
  async admit(caller: Caller, campaignId: string): Promise<void> {
    await this.authority.look(this.dataSource.manager, caller, campaignId, 'addPhoto');
  }

  async picture(
    caller: Caller | undefined,
    campaignId: string,
    id: string,
    size: PhotoSize,
  ): Promise<Picture> {
    const { manager } = this.dataSource;
    const { campaign, roles } = await this.authority.see(manager, caller, campaignId);
    const found = isUuid(id) ? await this.photos.picture(manager, campaign.id, id, size) : undefined;
    const insider =
      roles.some((role) => role === 'organiser' || role === 'referee') ||
      (found !== undefined && found.authorId !== null && found.authorId === caller?.accountId);
    if (found === undefined || (found.hidden && !insider))
      throw new AppError('NOT_FOUND', 'There is no such photograph.');
    const { picture, digest, hidden } = found;
    const shared = campaign.visibility === 'public' ? 'public' : 'private';
    return {
      picture,
      etag: `"${digest}-${size}"`,
      // It may be hidden or removed at any time, so nobody keeps it for long.
      cache: hidden ? 'private, no-store' : `${shared}, max-age=600, must-revalidate`,
    };
  }

  private async readBeside(question: Question, ids: readonly string[]) {
    const found = await this.photos.ofSubject(this.dataSource.manager, question.viewerId, ids, question);
    return new Map(
      ids.map((id): [string, readonly PhotoModel[]] => [
        id,
        found
          .filter(({ campaignId }) => campaignId === id)
          .map((photo) => photoFor(question.viewerId, photo)),
      ]),
    );
  }

  private async readWithin({ viewerId }: OfArticles, ids: readonly string[]) {
    const found = await this.photos.ofArticles(this.dataSource.manager, viewerId, ids);
    return new Map(
      ids.map((id): [string, readonly PhotoModel[]] => [
        id,
        found.filter(({ articleId }) => articleId === id).map((photo) => photoFor(viewerId, photo)),
      ]),
    );
  }
}
