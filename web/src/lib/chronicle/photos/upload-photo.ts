import { Refusal, type Reason } from '../../api/refusal.js';

/** What is sent at most, before anything is sent. */
export const largestPhoto = 12 * 1024 * 1024;
export const photoKinds = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file need not even be sent; undefined: it may be. */
export function photoFault(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (!photoKinds.includes(file.type)) return 'PHOTO_KIND_UNFIT';
  return file.size > largestPhoto ? 'PHOTO_TOO_LARGE' : undefined;
}

interface Answer {
  readonly photoId?: string;
  readonly error?: Reason;
}

/** Where a picture is hung: in a piece of the chronicle, or beside a battle. */
export type PhotoPlace = { readonly articleId: string } | { readonly turn: number; readonly battle: string };

/**
 * Sends a picture and gives its id; throws a `Refusal` for everything else. Not by `fetch`,
 * which cannot tell how far it has come.
 */
export function uploadPhoto(
  to: { readonly campaignId: string; readonly place: PhotoPlace; readonly clientKey: string },
  file: File,
  onprogress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ ...placeQuery(to.place), clientKey: to.clientKey });
    const refuse = (reason: Reason) => reject(new Refusal(reason));
    request.open('POST', `/photos/${to.campaignId}?${query}`);
    request.setRequestHeader('content-type', file.type);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onprogress(total > 0 ? loaded / total : 0);
    request.onerror = () => refuse({ code: 'UNREACHABLE', message: 'The picture could not be sent.' });
    request.onload = () => {
      const answer = (request.response ?? {}) as Answer;
      if (answer.photoId) resolve(answer.photoId);
      else
        refuse(
          answer.error ?? { code: 'INTERNAL_SERVER_ERROR', message: `The answer was ${request.status}.` },
        );
    };
    request.send(file);
  });
}

const placeQuery = (place: PhotoPlace): Record<string, string> =>
  'articleId' in place ? { article: place.articleId } : { turn: String(place.turn), battle: place.battle };
