import type { PlacedLabel } from '../geometry/label-placement.js';
import { overlap } from '../geometry/box.js';
import type { MeasureName, Name, NameStyle } from '../scene/name-layout.js';
import { contextOf, type Brush, type Pen } from './brush.js';

/** The families to set names in, as CSS writes them. */
export interface Fonts {
  readonly serif: string;
  readonly sans: string;
}

const spacing: Record<NameStyle, number> = {
  capital: 0.02,
  territory: 0.005,
  minor: 0.01,
  water: 0.32,
  land: 0.22,
};

export function fontOf({ style, size }: Name, fonts: Fonts): string {
  if (style === 'capital') return `640 ${size}px ${fonts.serif}`;
  if (style === 'territory') return `560 ${size}px ${fonts.serif}`;
  if (style === 'minor') return `italic 500 ${size}px ${fonts.serif}`;
  if (style === 'land') return `italic 520 ${size}px ${fonts.serif}`;
  return `italic 420 ${size}px ${fonts.serif}`;
}

/** Letters are spaced by a share of their height, and a spaced word ends with a space that must not count. */
function setType(ctx: Pen, name: Name, fonts: Fonts): void {
  ctx.font = fontOf(name, fonts);
  ctx.wordSpacing = `${(name.size * 0.08).toFixed(2)}px`;
  ctx.letterSpacing = `${(spacing[name.style] * name.size).toFixed(2)}px`;
}

export function measurer(fonts: Fonts): MeasureName {
  const ctx = contextOf(new OffscreenCanvas(1, 1));
  return (name) => {
    setType(ctx, name, fonts);
    return ctx.measureText(name.text).width;
  };
}

/** Writes the placed names that touch the tile, each on a halo of the ground's colour. */
export function paintNames(brush: Brush, names: readonly PlacedLabel<Name>[], fonts: Fonts): void {
  const { ctx, scale, ratio, palette } = brush;
  const shown = {
    left: brush.box.left * scale - 6,
    top: brush.box.top * scale - 6,
    right: brush.box.right * scale + 6,
    bottom: brush.box.bottom * scale + 6,
  };
  ctx.save();
  ctx.setTransform(
    ratio,
    0,
    0,
    ratio,
    -Math.round(brush.box.left * scale * ratio),
    -Math.round(brush.box.top * scale * ratio),
  );
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  for (const { label, box } of names) {
    if (!overlap(box, shown)) continue;
    setType(ctx, label, fonts);
    const [x, y] = [
      Math.round(box.left * ratio) / ratio,
      Math.round((box.bottom - label.size * 0.31) * ratio) / ratio,
    ];
    const water = label.style === 'water';
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = water ? 0 : Math.max(3, label.size * (label.style === 'land' ? 0.4 : 0.26));
    if (!water) ctx.strokeText(label.text, x, y);
    ctx.fillStyle = water ? palette.waterInk : label.style === 'land' ? palette.landName : palette.ink;
    ctx.fillText(label.text, x, y);
  }
  ctx.restore();
}
