import { hexAt, isWater } from '@pelagonia/rules';
import type { Box } from '../geometry/box.js';
import type { MapScene } from './map-scene.js';

/** How much of a water's name must lie over water: the swing of a coast under an end does no harm. */
const enough = 0.95;
const samples = 24;

/** Whether a name written in this box, in screen pixels, would be read as the name of the water under it. */
export function isAfloat({ terrainAt }: Pick<MapScene, 'terrainAt'>, box: Box, scale: number): boolean {
  const y = (box.top + box.bottom) / 2 / scale;
  let wet = 0;
  for (let sample = 0; sample < samples; sample++) {
    const x = (box.left + ((box.right - box.left) * (sample + 0.5)) / samples) / scale;
    const terrain = terrainAt(hexAt({ x, y }));
    if (terrain !== undefined && isWater(terrain)) wet += 1;
  }
  return wet >= samples * enough;
}
