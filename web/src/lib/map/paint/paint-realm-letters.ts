import { armsOf } from '../../heraldry/seat-arms.js';
import type { RealmLetter } from '../scene/realm-letters.js';
import type { Brush } from './brush.js';
import type { Fonts } from './paint-names.js';

/** How a realm's letter is inked: firm enough to be read without its colour, thin enough to lie under the names. */
export const letterInk = { fill: 0.68, halo: 0.6, haloWidth: 0.09 } as const;

/** Sets the letter of each realm large in its land, as atlases set the names of countries. */
export function paintRealmLetters(brush: Brush, letters: readonly RealmLetter[], fonts: Fonts): void {
  const { ctx, scale, ratio, palette } = brush;
  ctx.save();
  const [x, y] = [brush.box.left * scale * ratio, brush.box.top * scale * ratio];
  ctx.setTransform(ratio, 0, 0, ratio, -Math.round(x), -Math.round(y));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  for (const { seat, at, size } of letters) {
    const tinctures = armsOf(seat)?.[palette.theme];
    if (!tinctures) continue;
    ctx.font = `700 ${size}px ${fonts.serif}`;
    const baseline = at.y + size * 0.35;
    ctx.globalAlpha = letterInk.halo;
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = size * letterInk.haloWidth;
    ctx.strokeText(seat, at.x, baseline);
    ctx.globalAlpha = letterInk.fill;
    ctx.fillStyle = tinctures.line;
    ctx.fillText(seat, at.x, baseline);
  }
  ctx.restore();
}
