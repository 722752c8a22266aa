import { grown, overlap } from '../geometry/box.js';
import type { MapScene } from '../scene/map-scene.js';
import type { SceneLine } from '../scene/scene-lines.js';
import { limited, linePath, type Brush } from './brush.js';

/** Roads as a pale line between two dark ones, sea lanes as long dashes, and a bridge wherever a road meets a river. */
export function paintWays(brush: Brush, scene: MapScene): void {
  const shown = (line: SceneLine) => overlap(line.box, grown(brush.box, 0.4));
  paintLanes(brush, scene.lanes.filter(shown));
  paintRoads(brush, scene.roads.filter(shown));
  for (const bridge of scene.bridges) paintBridge(brush, bridge.at.x, bridge.at.y, bridge.angle);
}

export function paintLanes(brush: Brush, lanes: readonly SceneLine[]): void {
  const { ctx, palette } = brush;
  const width = limited(brush, 0.07, 1.2, 2.4);
  ctx.save();
  ctx.strokeStyle = palette.waterInk;
  ctx.lineWidth = width;
  ctx.setLineDash([width * 4, width * 3.4]);
  for (const lane of lanes) ctx.stroke(linePath(lane.points));
  ctx.restore();
}

export function paintRoads(brush: Brush, roads: readonly SceneLine[]): void {
  const { ctx, palette } = brush;
  const width = limited(brush, 0.13, 1.5, 4.5);
  const edge = limited(brush, 0.045, 0.7, 1.3);
  ctx.strokeStyle = palette.roadEdge;
  ctx.lineWidth = width + 2 * edge;
  for (const road of roads) ctx.stroke(linePath(road.points));
  ctx.strokeStyle = palette.road;
  ctx.lineWidth = width;
  for (const road of roads) ctx.stroke(linePath(road.points));
}

function paintBridge(brush: Brush, x: number, y: number, angle: number): void {
  const { ctx, palette } = brush;
  const size = limited(brush, 0.3, 4, 12);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.strokeStyle = palette.roadEdge;
  ctx.lineWidth = limited(brush, 0.05, 0.9, 1.8);
  ctx.beginPath();
  for (const side of [-1, 1]) {
    ctx.moveTo(-size, side * size * 0.62);
    ctx.lineTo(-size * 0.66, side * size * 0.4);
    ctx.lineTo(size * 0.66, side * size * 0.4);
    ctx.lineTo(size, side * size * 0.62);
  }
  ctx.stroke();
  ctx.restore();
}
