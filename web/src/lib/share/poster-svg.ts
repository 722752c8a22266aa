import type { Point } from '@pelagonia/rules';
import { armsOf, type SeatLetter } from '../heraldry/seat-arms.js';
import { patternCell, patternShapes } from '../heraldry/seat-pattern.js';
import { shieldLetter, shieldPath } from '../heraldry/shield-shape.js';
import { iconShapes } from '../map/paint/icon-shapes.js';
import type { Palette } from '../map/paint/palette.js';
import { letterInk } from '../map/paint/paint-realm-letters.js';
import { holdingsOf, type Holding } from '../map/scene/holdings.js';
import { mapScene, type MapScene } from '../map/scene/map-scene.js';
import { namesAt, type Name } from '../map/scene/name-layout.js';
import { realmLettersAt, type RealmLetter } from '../map/scene/realm-letters.js';
import { tokensAt, type Token } from '../map/scene/token-layout.js';
import { posterInk, type Poster } from './poster.js';

/** Units of the drawing to a hex side. */
const scale = 24;
const [head, foot] = [64, 56];

const short = (value: number) => String(Math.round(value * 100) / 100);
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)?.toString() ?? ''};`);
const line = (points: readonly Point[], end = '') =>
  `M${points.map(({ x, y }) => `${short(x * scale)} ${short(y * scale)}`).join('L')}${end}`;
const rings = (shape: readonly (readonly Point[])[]) => shape.map((ring) => line(ring, 'Z')).join('');

/** The map as a drawing that stays sharp at any size: for printers, and for those who want to draw on. */
export function posterSvg(poster: Poster, palette: Palette): string {
  const scene = mapScene(poster.map);
  const { box } = scene.sheet;
  const [left, top] = [box.left * scale, box.top * scale];
  const [width, height] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
  const tokens = tokensAt(poster.map, poster.owners, new Set(poster.ruined), scale);
  const names = namesAt(scene, tokens, poster.language, scale, measure);
  const taken = [...tokens, ...names].map(({ box: place }) => place);
  const room = width / Math.max(poster.seats.length, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top - head, width, height + head + foot].map(short).join(' ')}" font-family="Georgia, serif">
<title>${escaped(poster.title)}</title>
<defs>${poster.seats.map(({ letter }) => patternOf(letter)).join('')}<clipPath id="sheet"><path d="${rings(scene.sheet.rings)}"/></clipPath></defs>
<rect x="${short(left)}" y="${short(top - head)}" width="${short(width)}" height="${short(height + head + foot)}" fill="${palette.ground}"/>
<text x="${short(left + 16)}" y="${short(top - 22)}" font-size="30" font-weight="600" fill="${palette.ink}">${escaped(poster.title)}</text>
<text x="${short(left + width - 16)}" y="${short(top - 24)}" font-size="18" text-anchor="end" fill="${palette.ink}">${escaped(poster.line)}</text>
<g clip-path="url(#sheet)">${ground(scene, palette)}${holdingsOf(scene, poster.owners)
    .map((holding) => realm(holding))
    .join('')}${realmLettersAt(scene, poster.owners, taken, scale)
    .map((letter) => realmLetter(letter, palette))
    .join('')}${ways(scene, palette)}</g>
${tokens.map((token) => tokenOf(token, palette)).join('\n')}
${names
  .map(({ label, box: { left: west, right: east, bottom } }) =>
    nameOf(label, { x: (west + east) / 2, y: bottom }, palette),
  )
  .join('\n')}
${poster.seats
  .map(({ letter, name }, index) => {
    const at = { x: left + room * index + 28, y: top + height + foot / 2 };
    return `${shield(letter, at, 30)}<text x="${short(at.x + 20)}" y="${short(at.y + 5)}" font-size="15" fill="${palette.ink}">${escaped(name)}</text>`;
  })
  .join('\n')}
</svg>
`;
}

function ground(scene: MapScene, palette: Palette): string {
  const { box } = scene.sheet;
  const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`;
  const shores = scene.seaShores.within(box).map(({ points, closed }) => line(points, closed ? 'Z' : ''));
  const stroke = (colour: string, width: number) =>
    `<path d="${shores.join('')}" fill="none" stroke="${colour}" stroke-width="${short(width * scale)}"/>`;
  return [
    fill(rings(scene.sheet.rings), palette.terrain.sea),
    stroke(palette.shallows, 1.1),
    ...scene.land.within(box).map((region) => fill(rings(region.rings), palette.terrain.plain)),
    ...scene.regions.within(box).map((region) => fill(rings(region.rings), palette.terrain[region.terrain])),
    stroke(palette.shore, 0.06),
    ...scene.lakes.within(box).map((lake) => fill(rings(lake.rings), palette.terrain.lake)),
  ].join('');
}

function realm({ seat, rings: land, borders }: Holding): string {
  const { wash, line: ink } = armsOf(seat)?.paper ?? { wash: 'none', line: 'none' };
  return `<path d="${rings(land)}" fill="${wash}" fill-opacity="0.2" fill-rule="evenodd"/><path d="${rings(land)}" fill="url(#pattern-${seat})" fill-opacity="${posterInk.pattern}" fill-rule="evenodd"/><path d="${borders.map((border) => line(border)).join('')}" fill="none" stroke="${ink}" stroke-width="4"/>`;
}

function realmLetter({ seat, at, size }: RealmLetter, palette: Palette): string {
  const colour = armsOf(seat)?.paper.line ?? palette.ink;
  const place = `x="${short(at.x)}" y="${short(at.y + size * 0.35)}" font-size="${short(size)}" font-weight="700" text-anchor="middle"`;
  return `<text class="realm" ${place} fill="${colour}" fill-opacity="${letterInk.fill}" stroke="${palette.ground}" stroke-opacity="${letterInk.halo}" stroke-width="${short(size * letterInk.haloWidth)}" paint-order="stroke">${seat}</text>`;
}

function ways(scene: MapScene, palette: Palette): string {
  const all = (lines: readonly { readonly points: readonly Point[] }[]) =>
    lines.map(({ points }) => line(points)).join('');
  const roads = all(scene.roads);
  return `<path d="${scene.rivers.map(({ water }) => line(water, 'Z')).join('')}" fill="${palette.shallows}" stroke="${palette.waterInk}"/><path d="${all(scene.lanes)}" fill="none" stroke="${palette.waterInk}" stroke-width="1.700" stroke-dasharray="7 6"/><path d="${roads}" fill="none" stroke="${palette.roadEdge}" stroke-width="5.300"/><path d="${roads}" fill="none" stroke="${palette.road}" stroke-width="3.100"/>`;
}

function patternOf(letter: string): string {
  const arms = armsOf(letter);
  const shape = arms && patternShapes[arms.pattern];
  const drawing = shape
    ? shape.line === undefined
      ? `<path d="${shape.path}" fill="${arms.paper.line}"/>`
      : `<path d="${shape.path}" fill="none" stroke="${arms.paper.line}" stroke-width="${shape.line}"/>`
    : '';
  return `<pattern id="pattern-${letter}" width="${patternCell}" height="${patternCell}" patternUnits="userSpaceOnUse">${drawing}</pattern>`;
}

function tokenOf({ at, icon, iconSize, seat, shieldAt, shieldHeight }: Token, palette: Palette): string {
  const inks = {
    body: palette.iconFill,
    shade: palette.iconShade,
    ink: palette.ink,
    water: palette.waterLine,
    leaf: palette.crown,
  };
  const parts = iconShapes[icon].map(
    ({ path, fill, line: width }) =>
      `<path d="${path}" fill="${fill ? inks[fill] : 'none'}"${width ? ` stroke="${palette.ink}" stroke-width="${width}"` : ''}/>`,
  );
  return `<g transform="translate(${short(at.x)} ${short(at.y)}) scale(${short(iconSize / 32)})" stroke-linejoin="round">${parts.join('')}</g>${seat ? shield(seat, shieldAt, shieldHeight) : ''}`;
}

function shield(letter: SeatLetter | string, { x, y }: Point, height: number): string {
  const arms = armsOf(letter);
  if (!arms) return '';
  const { field, charge } = arms.paper;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(height / 28)}) translate(-12 -14)"><path d="${shieldPath}" fill="${field}" stroke="#211e19" stroke-width="1.800"/><text x="${shieldLetter.x}" y="${shieldLetter.y + 5}" font-size="${shieldLetter.size}" font-weight="700" text-anchor="middle" fill="${charge}">${arms.letter}</text></g>`;
}

/** Nobody knows the fonts of whoever opens it; letters are about half as wide as they are high. */
const measure = ({ text, size, style }: Name) =>
  text.length * size * (style === 'water' || style === 'land' ? 0.8 : 0.54);

function nameOf({ text, size, style }: Name, { x, y }: Point, palette: Palette): string {
  const water = style === 'water';
  const ink = water ? palette.waterInk : style === 'land' ? palette.landName : palette.ink;
  const slant = style === 'capital' || style === 'territory' ? '' : ' font-style="italic"';
  const spaced = water || style === 'land' ? ` letter-spacing="${short(size * 0.28)}"` : '';
  const halo = water ? '' : ' stroke="#faf6ea" stroke-width="3" paint-order="stroke"';
  return `<text x="${short(x)}" y="${short(y - size * 0.31)}" font-size="${size}" text-anchor="middle" fill="${ink}"${slant}${spaced}${halo}>${escaped(text)}</text>`;
}
