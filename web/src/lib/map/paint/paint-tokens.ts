import { overlap } from '../geometry/box.js';
import type { Figure, Token } from '../scene/token-layout.js';
import type { Brush, Pen } from './brush.js';
import { paintIcon, paintShield } from './paint-icons.js';
import type { Fonts } from './paint-names.js';
import type { Palette } from './palette.js';

/** Draws the icons and shields that touch the tile. */
export function paintTokens(brush: Brush, tokens: readonly Token[], fonts: Fonts): void {
  const { ctx, scale, ratio, palette } = brush;
  const shown = {
    left: brush.box.left * scale - 8,
    top: brush.box.top * scale - 8,
    right: brush.box.right * scale + 8,
    bottom: brush.box.bottom * scale + 8,
  };
  for (const token of tokens) {
    if (!overlap(token.box, shown)) continue;
    const stand = (x: number, y: number) =>
      ctx.setTransform(
        ratio,
        0,
        0,
        ratio,
        (x - brush.box.left * scale) * ratio,
        (y - brush.box.top * scale) * ratio,
      );
    ctx.save();
    stand(token.at.x, token.at.y);
    paintIcon(ctx, palette, token.icon, token.iconSize);
    if (token.seat) {
      stand(token.shieldAt.x, token.shieldAt.y);
      paintShield(ctx, palette, token.seat, token.shieldHeight, fonts.serif);
    }
    if (token.figure) {
      stand(token.figure.at.x, token.figure.at.y);
      paintFigure(ctx, palette, token.figure, fonts.sans);
    }
    ctx.restore();
  }
}

/** Points on a plate, as on a counter of a war game. */
function paintFigure(ctx: Pen, palette: Palette, { text, size, width }: Figure, sans: string): void {
  const height = size * 1.3;
  ctx.beginPath();
  ctx.roundRect(-width / 2, -height / 2, width, height, 3);
  ctx.fillStyle = palette.ground;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.92;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.stroke();
  ctx.fillStyle = palette.ink;
  ctx.font = `650 ${size}px ${sans}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, 0, size * 0.06);
}
