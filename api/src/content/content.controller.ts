import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { type Encoding, PackedDocuments } from './content-document.js';
import { ContentDocumentsService } from './content-documents.service.js';

const year = 31_536_000;

/** A whole map or army list is one compact document: cached for good under its digest, revalidated without. */
@Controller('content')
export class ContentController {
  private readonly packed = new PackedDocuments();

  constructor(private readonly documents: ContentDocumentsService) {}

  @Get(':kind/:file')
  async document(
    @Param('kind') kind: string,
    @Param('file') file: string,
    @Query('v') wanted: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!file.endsWith('.json')) throw new AppError('NOT_FOUND', 'The library has no such document.');
    const digest = typeof wanted === 'string' ? wanted : undefined;
    const found = await this.documents.one(kind, file.slice(0, -'.json'.length), digest);
    const encoding = (request.acceptsEncodings('br', 'gzip') || 'identity') as Encoding;
    response.set({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': digest === undefined ? 'public, no-cache' : `public, max-age=${year}, immutable`,
      etag: `"${found.digest}-${encoding}"`,
      vary: 'accept-encoding',
    });
    if (encoding !== 'identity') response.set('content-encoding', encoding);
    if (request.fresh) response.status(304).end();
    else response.end(await this.packed.get(found.digest, found.document, encoding));
  }
}
