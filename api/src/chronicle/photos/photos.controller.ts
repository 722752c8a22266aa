import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CallerResolver } from '../../accounts/access/caller-resolver.js';
import { requireScope } from '../../accounts/access/token-scope.guard.js';
import { ActionRefused } from '../../campaigns/campaign-results.js';
import { AppError } from '../../errors/app-error.js';
import { photoUrl } from './photo.mapper.js';
import { PhotoReadingService } from './photo-reading.service.js';
import { PhotoUploadService, type Upload } from './photo-upload.service.js';
import { largestPhoto, readBody } from './read-body.js';

/** Pictures are no matter for GraphQL: they are sent as they are, and fetched as any picture is. */
@Controller('photos')
export class PhotosController {
  constructor(
    private readonly callers: CallerResolver,
    private readonly uploads: PhotoUploadService,
    private readonly reading: PhotoReadingService,
  ) {}

  /**
   * The body is the file itself, with a content type of `image/…`: a page of another site cannot send such a request with
   * our cookie unless the browser asks us first, and we never say yes.
   */
  @Post(':campaignId')
  @HttpCode(201)
  async add(
    @Param('campaignId') campaignId: string,
    @Query() query: Record<string, unknown>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object> {
    const caller = await this.callers.fromHeaders(request.headers, response);
    if (caller === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
    requireScope(caller, 'WRITE');
    if (!/^image\/(jpeg|png|webp)$/.test(request.headers['content-type'] ?? ''))
      throw new AppError(
        'BAD_USER_INPUT',
        'Send the picture itself, as image/jpeg, image/png or image/webp.',
      );
    await this.reading.admit(caller, campaignId);
    const file = await readBody(request, largestPhoto);
    const stored =
      file === undefined
        ? new ActionRefused('PHOTO_TOO_LARGE')
        : await this.uploads.store(caller, uploadOf(campaignId, query), file);
    if (stored instanceof ActionRefused) {
      const { code, message } = stored;
      response.status(code === 'PHOTO_TOO_LARGE' ? 413 : 422);
      return { error: { code, message } };
    }
    const { photoId: id, version } = stored;
    return { photoId: id, version, url: photoUrl({ campaignId, id }, 'large') };
  }

  @Get(':campaignId/:photoId/:file')
  async show(
    @Param() { campaignId, photoId, file }: { campaignId: string; photoId: string; file: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [, size] = /^(large|thumbnail)\.webp$/.exec(file) ?? [];
    if (size !== 'large' && size !== 'thumbnail')
      throw new AppError('NOT_FOUND', 'There is no such photograph.');
    const caller = await this.callers.fromHeaders(request.headers, response);
    if (caller !== undefined) requireScope(caller, 'READ');
    const { picture, etag, cache } = await this.reading.picture(caller, campaignId, photoId, size);
    response.set({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': cache,
      vary: 'cookie, authorization',
      etag,
    });
    if (request.fresh) response.status(304).end();
    else response.end(picture);
  }
}

function uploadOf(campaignId: string, query: Record<string, unknown>): Upload {
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (name: string): number | undefined => {
    const value = Number(text(name) ?? Number.NaN);
    return Number.isSafeInteger(value) ? value : undefined;
  };
  const turn = number('turn');
  return {
    campaignId,
    clientKey: text('clientKey') ?? '',
    expectedVersion: number('expectedVersion'),
    articleId: text('article'),
    subject: turn === undefined ? undefined : { turn, battle: text('battle') ?? null },
  };
}
