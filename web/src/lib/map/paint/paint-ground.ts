import { hexCorners } from '@pelagonia/rules';
import { grown } from '../geometry/box.js';
import type { MapScene, Region } from '../scene/map-scene.js';
import { limited, linePath, pathOf, type Brush } from './brush.js';
import { paintMarks } from './paint-marks.js';

/** Screen pixels to a hex side below which hex lines would only be a grey veil. */
const linesFrom = 7;

/** Sea, land, woods and waters with their marks: everything that no order ever changes. */
export function paintGround(brush: Brush, scene: MapScene): void {
  const { ctx, palette } = brush;
  ctx.fillStyle = palette.ground;
  fillBox(brush);
  ctx.save();
  ctx.clip(pathOf(scene.sheet.rings));
  ctx.fillStyle = palette.terrain.sea;
  fillBox(brush);
  paintSeaShores(brush, scene);
  for (const region of scene.land.within(brush.box)) fill(brush, region, palette.terrain.plain);
  paintHexes(brush, scene);
  for (const region of scene.regions.within(brush.box)) fill(brush, region, palette.terrain[region.terrain]);
  paintHexLines(brush, scene);
  strokeShores(brush, scene);
  for (const lake of scene.lakes.within(brush.box)) paintLake(brush, lake);
  paintMarks(brush, scene.marks.within(brush.box));
  ctx.restore();
  paintFrame(brush, scene);
}

function fillBox({ ctx, box }: Brush): void {
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}

function fill({ ctx }: Brush, region: Region, colour: string): void {
  ctx.fillStyle = colour;
  ctx.fill(pathOf(region.rings), 'evenodd');
}

/** Paler water along the coast and a thin second line off shore; the land is painted over their inner half. */
function paintSeaShores(brush: Brush, scene: MapScene): void {
  const shores = scene.seaShores.within(brush.box).map((shore) => linePath(shore.points, shore.closed));
  const strokeAll = (colour: string, width: number) => {
    brush.ctx.strokeStyle = colour;
    brush.ctx.lineWidth = width;
    for (const shore of shores) brush.ctx.stroke(shore);
  };
  const thin = limited(brush, 0.025, 0.5, 1);
  strokeAll(brush.palette.shallows, 1.1);
  if (brush.scale < linesFrom) return;
  strokeAll(brush.palette.waterLine, 0.66 + thin);
  strokeAll(brush.palette.shallows, 0.66 - thin);
  strokeAll(brush.palette.waterLine, 0.34 + thin * 1.6);
  strokeAll(brush.palette.shallows, 0.34 - thin * 1.6);
}

function strokeShores(brush: Brush, scene: MapScene): void {
  brush.ctx.strokeStyle = brush.palette.shore;
  brush.ctx.lineWidth = limited(brush, 0.06, 0.8, 2);
  for (const shore of scene.seaShores.within(brush.box))
    brush.ctx.stroke(linePath(shore.points, shore.closed));
}

function paintLake(brush: Brush, lake: Region): void {
  const { ctx, palette } = brush;
  const path = pathOf(lake.rings);
  const thin = limited(brush, 0.025, 0.5, 1);
  ctx.save();
  ctx.clip(path, 'evenodd');
  ctx.fillStyle = palette.terrain.lake;
  fillBox(brush);
  for (const [colour, width] of [
    [palette.shallows, 0.8],
    [palette.waterLine, 0.36 + thin],
    [palette.shallows, 0.36 - thin],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke(path);
  }
  ctx.restore();
  ctx.strokeStyle = palette.shore;
  ctx.lineWidth = limited(brush, 0.05, 0.7, 1.6);
  ctx.stroke(path);
}

/** Where three regions meet, each rounds its corner away; what shows in the gap is the colour of its hex. */
function paintHexes({ ctx, box, palette }: Brush, scene: MapScene): void {
  const shown = scene.inland.within(box);
  for (const terrain of new Set(shown.map((hex) => hex.terrain))) {
    ctx.beginPath();
    for (const hex of shown) {
      if (hex.terrain !== terrain) continue;
      hexCorners(hex).forEach(({ x, y }, index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
      ctx.closePath();
    }
    ctx.fillStyle = palette.terrain[terrain];
    ctx.fill();
  }
}

function paintHexLines(brush: Brush, scene: MapScene): void {
  if (brush.scale < linesFrom) return;
  const { ctx, palette } = brush;
  ctx.beginPath();
  for (const hex of scene.hexes.within(brush.box)) {
    // Three edges each: the neighbours draw the other three.
    const [, northEast, southEast, south, southWest] = hexCorners(hex);
    if (!northEast || !southEast || !south || !southWest) continue;
    ctx.moveTo(northEast.x, northEast.y);
    ctx.lineTo(southEast.x, southEast.y);
    ctx.lineTo(south.x, south.y);
    ctx.lineTo(southWest.x, southWest.y);
  }
  ctx.strokeStyle = palette.hexLine;
  ctx.lineWidth = limited(brush, 0.02, 0.7, 1.1);
  ctx.stroke();
}

/** The edge of the sheet; a straight one gets a printer's frame, fine within and firm without. */
function paintFrame(brush: Brush, scene: MapScene): void {
  const { ctx, palette } = brush;
  const { rings, box, straight } = scene.sheet;
  ctx.strokeStyle = palette.frame;
  ctx.lineWidth = limited(brush, 0.04, 1, 1.5);
  ctx.stroke(pathOf(rings));
  if (!straight) return;
  const { left, top, right, bottom } = grown(box, limited(brush, 0.22, 3, 7));
  ctx.lineWidth = limited(brush, 0.12, 2, 4);
  ctx.lineJoin = 'miter';
  ctx.strokeRect(left, top, right - left, bottom - top);
}
