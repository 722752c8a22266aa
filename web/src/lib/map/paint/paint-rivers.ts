import { grown, overlap } from '../geometry/box.js';
import type { MapScene } from '../scene/map-scene.js';
import { limited, linePath, pathOf, type Brush } from './brush.js';

/**
 * Rivers lie above the owners' washes, which would turn their blue to grey. Banks are inked before any water is
 * filled, so that rivers that meet leave one another open, and on dry land only, so that mouths are open too.
 */
export function paintRivers(brush: Brush, scene: MapScene): void {
  const { ctx, palette } = brush;
  const shown = scene.rivers.filter((river) => overlap(river.box, grown(brush.box, 0.5)));
  if (shown.length === 0) return;
  ctx.save();
  ctx.clip(pathOf(scene.sheet.rings));
  ctx.save();
  ctx.clip(pathOf(scene.dryLand), 'evenodd');
  ctx.strokeStyle = palette.waterInk;
  ctx.lineWidth = limited(brush, 0.07, 1, 2.2);
  for (const river of shown) ctx.stroke(linePath(river.water, true));
  ctx.restore();
  ctx.fillStyle = palette.shallows;
  for (const river of shown) ctx.fill(linePath(river.water, true));
  ctx.restore();
}
