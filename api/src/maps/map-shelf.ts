import { Injectable } from '@nestjs/common';
import { checkMap, type CampaignMap } from '@pelagonia/rules';
import { type ContentEdition, ContentShelf } from '../content/content-shelf.js';
import { contentUrl } from '../content/content-url.js';

export type ShelvedMap = Readonly<{ map: CampaignMap; documentUrl: string }>;

/** The maps of the library as `rules` understands them. */
@Injectable()
export class MapShelf {
  private readonly shelf: ReadonlyMap<string, ShelvedMap>;

  constructor(content: ContentShelf) {
    this.shelf = new Map(content.all('map').map((edition) => [edition.id, shelved(edition)]));
  }

  all(): ShelvedMap[] {
    return [...this.shelf.values()];
  }

  get(id: string): ShelvedMap | undefined {
    return this.shelf.get(id);
  }
}

function shelved(edition: ContentEdition): ShelvedMap {
  const checked = checkMap(JSON.parse(edition.document));
  if (!checked.ok) throw new Error(`The map ${edition.id} was sound a moment ago.`);
  return { map: checked.map, documentUrl: contentUrl(edition) };
}
