import type { PhotoEntity } from './photo.entity.js';
import type { PhotoModel } from './photo.models.js';
import type { PhotoSize } from './photos.repository.js';

export function photoUrl(
  { campaignId, id }: Pick<PhotoEntity, 'campaignId' | 'id'>,
  size: PhotoSize,
): string {
  return `/photos/${campaignId}/${id}/${size}.webp`;
}

export function photoFor(viewerId: string | undefined, photo: PhotoEntity): PhotoModel {
  return {
    id: photo.id,
    turn: photo.turn,
    battle: photo.battle,
    articleId: photo.articleId,
    alt: photo.alt,
    caption: photo.caption,
    width: photo.width,
    height: photo.height,
    url: photoUrl(photo, 'large'),
    thumbnailUrl: photoUrl(photo, 'thumbnail'),
    mine: viewerId !== undefined && photo.authorId === viewerId,
    at: photo.takenInAt,
  };
}
