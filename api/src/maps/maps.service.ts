import { Injectable } from '@nestjs/common';
import type { Language } from '../accounts/language.js';
import { AppError } from '../errors/app-error.js';
import { MapShelf, type ShelvedMap } from './map-shelf.js';
import type { MapSummaryModel } from './map-summary.model.js';

@Injectable()
export class MapsService {
  constructor(private readonly shelf: MapShelf) {}

  all(): MapSummaryModel[] {
    return this.shelf.all().map(({ map, documentUrl }) => ({
      id: map.id,
      version: map.version,
      players: map.realms.length,
      documentUrl,
    }));
  }

  name(id: string, language: Language): string {
    return this.shelved(id).map.name[language];
  }

  summary(id: string, language: Language): string {
    return this.shelved(id).map.summary[language];
  }

  private shelved(id: string): ShelvedMap {
    const shelved = this.shelf.get(id);
    if (shelved === undefined) throw new AppError('NOT_FOUND', 'There is no such map.');
    return shelved;
  }
}
