import type { ContentEdition, ContentShelf } from './content-shelf.js';

/** What a campaign that begins now is played by: its map, and all of the rest. */
export function playedBy(shelf: ContentShelf, mapId: string): ContentEdition[] {
  return shelf.all().filter(({ kind, id }) => kind !== 'map' || id === mapId);
}
