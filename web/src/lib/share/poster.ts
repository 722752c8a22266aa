import type { CampaignMap } from '@pelagonia/rules';
import { brushOn, contextOf, screenRatio, type Brush } from '../map/paint/brush.js';
import { paintGround } from '../map/paint/paint-ground.js';
import { paintHoldings, type RealmInk } from '../map/paint/paint-holdings.js';
import { paintShield } from '../map/paint/paint-icons.js';
import { measurer, paintNames, type Fonts } from '../map/paint/paint-names.js';
import { paintRealmLetters } from '../map/paint/paint-realm-letters.js';
import { paintRivers } from '../map/paint/paint-rivers.js';
import { paintTokens } from '../map/paint/paint-tokens.js';
import { paintWays } from '../map/paint/paint-ways.js';
import type { Palette } from '../map/paint/palette.js';
import { holdingsOf, ownerOf, type Owners } from '../map/scene/holdings.js';
import { mapScene } from '../map/scene/map-scene.js';
import { namesAt } from '../map/scene/name-layout.js';
import { realmLettersAt } from '../map/scene/realm-letters.js';
import { tokensAt } from '../map/scene/token-layout.js';
import { armsOf } from '../heraldry/seat-arms.js';

export interface Poster {
  readonly map: CampaignMap;
  readonly owners: Owners;
  readonly ruined: readonly string[];
  readonly seats: readonly { readonly letter: string; readonly name: string }[];
  readonly title: string;
  readonly line: string;
  readonly language: 'en' | 'es';
}

/** Patterns that a printer without colours still tells apart. */
export const posterInk: RealmInk = { wash: 0.13, pattern: 0.27, band: 0.28 };
const width = 1800;
const head = 96;
const foot = 84;

/** The map alone, `width` screen pixels wide and with so many dots to each: more than a screen shows, for a printer. */
export function paintPlate(
  poster: Pick<Poster, 'map' | 'owners' | 'ruined' | 'language'>,
  palette: Palette,
  fonts: Fonts,
  { width, ratio }: { readonly width: number; readonly ratio: number },
): HTMLCanvasElement {
  const scene = mapScene(poster.map);
  const { box } = scene.sheet;
  const scale = width / (box.right - box.left);
  const size = { width, height: Math.round((box.bottom - box.top) * scale) };
  const canvas = document.createElement('canvas');
  const brush = brushOn(canvas, size, { x: box.left, y: box.top }, scale, palette, ratio, true);
  paintMap(brush, scene, poster, fonts);
  return canvas;
}

/** The map as a picture to hand round: title, map, and whose shield is whose. */
export function paintPoster(poster: Poster, palette: Palette, fonts: Fonts): HTMLCanvasElement {
  const ratio = screenRatio();
  const sheet = paintPlate(poster, palette, fonts, { width, ratio });
  const height = Math.round(sheet.height / ratio);
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = (head + height + foot) * ratio;
  const ctx = contextOf(canvas, true);
  ctx.scale(ratio, ratio);
  ctx.fillStyle = palette.ground;
  ctx.fillRect(0, 0, width, head + height + foot);
  ctx.drawImage(sheet, 0, head, width, height);
  ctx.fillStyle = palette.ink;
  ctx.textBaseline = 'middle';
  ctx.font = `560 44px ${fonts.serif}`;
  ctx.fillText(poster.title, 32, head / 2, width - 500);
  ctx.textAlign = 'end';
  ctx.font = `400 26px ${fonts.sans}`;
  ctx.fillText(poster.line, width - 32, head / 2);
  ctx.textAlign = 'start';
  const room = (width - 64) / Math.max(poster.seats.length, 1);
  poster.seats.forEach(({ letter, name }, index) => {
    const arms = armsOf(letter);
    if (!arms) return;
    const x = 32 + room * index;
    ctx.save();
    ctx.translate(x + 20, head + height + foot / 2);
    paintShield(ctx, palette, arms.letter, 44, fonts.serif);
    ctx.restore();
    ctx.font = `500 24px ${fonts.sans}`;
    ctx.fillStyle = palette.ink;
    ctx.textBaseline = 'middle';
    ctx.textAlign = 'start';
    ctx.fillText(name, x + 50, head + height + foot / 2, room - 64);
  });
  return canvas;
}

function paintMap(
  brush: Brush,
  scene: ReturnType<typeof mapScene>,
  poster: Pick<Poster, 'map' | 'owners' | 'ruined' | 'language'>,
  fonts: Fonts,
): void {
  const { map, owners, ruined, language } = poster;
  const tokens = tokensAt(map, owners, new Set(ruined), brush.scale);
  const names = namesAt(scene, tokens, language, brush.scale, measurer(fonts));
  const taken = [...tokens, ...names].map(({ box }) => box);
  paintGround(brush, scene);
  paintHoldings(brush, scene, holdingsOf(scene, owners), posterInk);
  paintRealmLetters(brush, realmLettersAt(scene, owners, taken, brush.scale), fonts);
  paintRivers(brush, scene);
  paintWays(brush, scene);
  paintTokens(brush, tokens, fonts);
  paintNames(brush, names, fonts);
}

/** Seats that hold anything, for the legend of the picture. */
export function holdersOf(poster: Pick<Poster, 'map' | 'owners' | 'seats'>): Poster['seats'] {
  const held = new Set(poster.map.territories.map((territory) => ownerOf(poster.owners, territory)));
  return poster.seats.filter(({ letter }) => [...held].includes(armsOf(letter)?.letter));
}
