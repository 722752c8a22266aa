import { armsOf, type SeatLetter } from '../../heraldry/seat-arms.js';
import { patternCell, patternShapes } from '../../heraldry/seat-pattern.js';
import { letterRim, shieldBox, shieldLetter, shieldPath } from '../../heraldry/shield-shape.js';
import { iconShapes, type IconName, type IconPart } from './icon-shapes.js';
import type { Pen } from './brush.js';
import type { Palette } from './palette.js';

const paths = new Map<string, Path2D>();
function pathFrom(text: string): Path2D {
  const known = paths.get(text) ?? new Path2D(text);
  paths.set(text, known);
  return known;
}

function fillFor(part: IconPart, palette: Palette): string {
  const inks = {
    body: palette.iconFill,
    shade: palette.iconShade,
    ink: palette.theme === 'paper' ? palette.ink : palette.ground,
    water: palette.waterLine,
    leaf: palette.theme === 'paper' ? palette.crown : palette.iconShade,
  };
  return inks[part.fill ?? 'body'];
}

/** Draws an icon about the origin, `size` across, on a halo that lifts it off the terrain. */
export function paintIcon(ctx: Pen, palette: Palette, name: IconName, size: number): void {
  const parts = iconShapes[name];
  // Dark ink in both themes: by lamplight the icons themselves are the bright thing.
  const pen = palette.theme === 'paper' ? palette.ink : palette.ground;
  ctx.save();
  ctx.scale(size / 32, size / 32);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.strokeStyle = palette.theme === 'paper' ? palette.halo : palette.iconFill;
  for (const part of parts) {
    ctx.lineWidth = (part.line ?? 0) + (palette.theme === 'paper' ? 4.6 : 2.6);
    ctx.stroke(pathFrom(part.path));
  }
  ctx.strokeStyle = pen;
  for (const part of parts) {
    if (part.fill) {
      ctx.fillStyle = fillFor(part, palette);
      ctx.fill(pathFrom(part.path));
    }
    if (part.line) {
      ctx.lineWidth = part.line;
      ctx.stroke(pathFrom(part.path));
    }
  }
  ctx.restore();
}

/** Draws a seat's shield about the origin, `height` tall: the same arms as `Shield.svelte`. */
export function paintShield(
  ctx: Pen,
  palette: Palette,
  letter: SeatLetter,
  height: number,
  serif: string,
): void {
  const arms = armsOf(letter);
  if (!arms) return;
  const { field, charge } = arms[palette.theme];
  const shape = patternShapes[arms.pattern];
  const outline = pathFrom(shieldPath);
  ctx.save();
  ctx.scale(height / shieldBox.height, height / shieldBox.height);
  ctx.translate(-shieldBox.width / 2, -shieldBox.height / 2);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = 4.4;
  ctx.stroke(outline);
  ctx.fillStyle = field;
  ctx.fill(outline);
  if (shape) {
    ctx.save();
    ctx.clip(outline);
    ctx.globalAlpha = 0.7;
    paintCells(ctx, pathFrom(shape.path), shape.line, charge);
    ctx.restore();
  }
  ctx.fillStyle = charge;
  ctx.font = `700 ${shieldLetter.size}px ${serif}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const baseline = shieldLetter.y + shieldLetter.size * 0.34;
  ctx.strokeStyle = field;
  ctx.lineWidth = letterRim;
  if (shape) ctx.strokeText(letter, shieldLetter.x, baseline);
  ctx.fillText(letter, shieldLetter.x, baseline);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 1.8;
  ctx.stroke(outline);
  ctx.restore();
}

function paintCells(ctx: Pen, shape: Path2D, line: number | undefined, colour: string): void {
  ctx.fillStyle = colour;
  ctx.strokeStyle = colour;
  ctx.lineWidth = line ?? 0;
  ctx.translate(-1, 1);
  ctx.scale(8 / patternCell, 8 / patternCell);
  ctx.beginPath();
  for (let y = -1; y < 4; y++) {
    for (let x = 0; x < 4; x++) {
      ctx.save();
      ctx.translate(x * patternCell, y * patternCell);
      ctx.beginPath();
      ctx.rect(0, 0, patternCell, patternCell);
      ctx.clip();
      if (line === undefined) ctx.fill(shape);
      else ctx.stroke(shape);
      ctx.restore();
    }
  }
}
