import { expect, it } from 'vitest';
import { largestPhoto, photoFault } from './upload-photo.js';

it('what cannot be a photograph is not sent at all', () => {
  expect(photoFault({ type: 'image/jpeg', size: largestPhoto })).toBeUndefined();
  expect(photoFault({ type: 'image/jpeg', size: largestPhoto + 1 })).toBe('PHOTO_TOO_LARGE');
  expect(photoFault({ type: 'image/svg+xml', size: 10 })).toBe('PHOTO_KIND_UNFIT');
  expect(photoFault({ type: '', size: 10 })).toBe('PHOTO_KIND_UNFIT');
});
