import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ContentKind, contentKinds } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { ContentEditionsRepository } from './content-editions.repository.js';
import { ContentShelf } from './content-shelf.js';

export type FoundDocument = Readonly<{ digest: string; document: string }>;

@Injectable()
export class ContentDocumentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly shelf: ContentShelf,
    private readonly editions: ContentEditionsRepository,
  ) {}

  /** The newest edition, or the one with this digest if a campaign still needs it. */
  async one(kind: string, id: string, digest?: string): Promise<FoundDocument> {
    const known = contentKinds.find((one): one is ContentKind => one === kind);
    const shipped = known && this.shelf.get(known, id);
    if (shipped !== undefined && (digest === undefined || digest === shipped.digest)) return shipped;
    const kept =
      digest === undefined
        ? undefined
        : await this.editions.document(this.dataSource.manager, kind, id, digest);
    if (digest === undefined || kept === undefined) {
      throw new AppError('NOT_FOUND', 'The library has no such document.');
    }
    return { digest, document: kept };
  }
}
