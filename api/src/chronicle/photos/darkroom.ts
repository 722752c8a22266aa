import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp, { type OutputInfo } from 'sharp';
import type { RefusalCode } from '../../campaigns/refusals.js';

/** What was sent, drawn anew: upright, in two sizes, and with nothing in it but the picture. */
export type Print = Readonly<{
  large: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
  digest: string;
}>;

const largest = { large: 1_600, thumbnail: 480 };
/** More than a telephone takes; a small file can claim to hold a picture that fills the memory. */
const mostPixels = 60_000_000;
const formats: readonly string[] = ['jpeg', 'png', 'webp'];
/** So many at a time in one process; drawing takes a processor and some memory. */
const hands = 2;

sharp.cache(false);
sharp.concurrency(1);

@Injectable()
export class Darkroom {
  private busy = 0;
  private readonly queue: (() => void)[] = [];

  /** The prints, or why there are none. What the file calls itself is not looked at. */
  async develop(file: Buffer): Promise<Print | RefusalCode> {
    if (!isPhotograph(file)) return 'PHOTO_KIND_UNFIT';
    await this.enter();
    try {
      return await print(file);
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.busy >= hands) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.busy += 1;
  }

  private leave(): void {
    const next = this.queue.shift();
    if (next === undefined) this.busy -= 1;
    else next();
  }
}

/** By its first bytes: JPEG, PNG or WebP. Nothing else comes near a decoder. */
function isPhotograph(file: Buffer): boolean {
  const starts = (hex: string, at = 0): boolean =>
    file.subarray(at, at + hex.length / 2).toString('hex') === hex;
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || (starts('52494646') && starts('57454250', 8));
}

async function print(file: Buffer): Promise<Print | RefusalCode> {
  // The header alone is looked at here, so that the reason can be told.
  const seen = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (seen?.format === undefined || !formats.includes(seen.format)) return 'PHOTO_BROKEN';
  if (seen.width * seen.height > mostPixels) return 'PHOTO_TOO_MANY_PIXELS';
  if ((seen.pages ?? 1) > 1) return 'PHOTO_ANIMATED';
  const drawn = async (side: number): Promise<{ data: Buffer; info: OutputInfo }> =>
    sharp(file, { limitInputPixels: mostPixels, failOn: 'warning' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  try {
    const { data: large, info } = await drawn(largest.large);
    const { data: thumbnail } = await drawn(largest.thumbnail);
    const digest = createHash('sha256').update(large).digest('hex');
    return { large, thumbnail, width: info.width, height: info.height, digest };
  } catch {
    return 'PHOTO_BROKEN';
  }
}
