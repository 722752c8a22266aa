import { hiddenOf } from '../hidden.model.js';
import type { PhotoEntity } from './photo.entity.js';
import type { PhotoModel } from './photo.models.js';
import type { PhotoRecord, PhotoSize } from './photos.repository.js';

export function photoUrl(
  { campaignId, id }: Pick<PhotoEntity, 'campaignId' | 'id'>,
  size: PhotoSize,
): string {
  return `/photos/${campaignId}/${id}/${size}.webp`;
}

/** A photograph as one viewer sees it: what is hidden is shown to who sent it and to officials alone. */
export function photoFor(viewerId: string | undefined, photo: PhotoRecord): PhotoModel {
  const mine = viewerId !== undefined && photo.authorId === viewerId;
  const shown = photo.hiddenAt === null || mine || photo.official;
  return {
    id: photo.id,
    turn: photo.turn,
    battle: photo.battle,
    articleId: photo.articleId,
    alt: shown ? photo.alt : '',
    caption: shown ? photo.caption : '',
    width: photo.width,
    height: photo.height,
    url: shown ? photoUrl(photo, 'large') : null,
    thumbnailUrl: shown ? photoUrl(photo, 'thumbnail') : null,
    mine,
    at: photo.takenInAt,
    hidden: hiddenOf(photo),
  };
}
