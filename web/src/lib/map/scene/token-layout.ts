import { hexCentre, type CampaignMap, type Point, type Territory } from '@pelagonia/rules';
import type { SeatLetter } from '../../heraldry/seat-arms.js';
import type { Box } from '../geometry/box.js';
import { iconOf, iconWeight, type IconName } from '../paint/icon-shapes.js';
import { ownerOf, type Owners } from './holdings.js';

/** The icon of a territory with its owner's shield, laid out in screen pixels at one scale. */
export interface Token {
  readonly territory: Territory;
  readonly icon: IconName;
  readonly seat: SeatLetter | undefined;
  readonly at: Point;
  readonly iconSize: number;
  readonly shieldAt: Point;
  readonly shieldHeight: number;
  /** Points that stand here, on a plate under the icon. */
  readonly figure: Figure | undefined;
  readonly box: Box;
}

export interface Figure {
  readonly text: string;
  readonly at: Point;
  /** Height of the digits. */
  readonly size: number;
  readonly width: number;
}

/** Points to be written at a territory, by its id: a garrison, or the army of the capital's owner. */
export type Figures = Readonly<Record<string, string>>;

/** Screen pixels to a hex side from which figures are written. */
const figuresFrom = 10;

/** Icons grow more slowly than the map, so that they are clear on a phone and modest on a wall. */
function iconSizeAt(scale: number, weight: number): number {
  return Math.min(Math.max(scale * 1.15, 14), 20 + scale * 0.36) * weight;
}

export function tokensAt(
  map: CampaignMap,
  owners: Owners,
  ruined: ReadonlySet<string>,
  scale: number,
  figures: Figures = {},
): Token[] {
  return map.territories.map((territory) => {
    const centre = hexCentre(territory.seat);
    const at = { x: centre.x * scale, y: centre.y * scale };
    const iconSize = iconSizeAt(scale, iconWeight(territory));
    const shieldHeight = Math.max(iconSize * 0.58, 11);
    const seat = ownerOf(owners, territory);
    const shieldAt = {
      x: at.x + iconSize * 0.5 + shieldHeight * 0.22,
      y: at.y + iconSize * 0.4 - shieldHeight * 0.22,
    };
    const half = iconSize / 2;
    const bottom = seat ? Math.max(shieldAt.y + shieldHeight * 0.5, at.y + half * 0.85) : at.y + half * 0.85;
    const figure = scale < figuresFrom ? undefined : figureUnder(figures[territory.id], at.x, bottom, scale);
    return {
      territory,
      icon: iconOf(territory, ruined.has(territory.id)),
      seat,
      at,
      iconSize,
      shieldAt,
      shieldHeight,
      figure,
      box: {
        left: at.x - half,
        top: at.y - half,
        right: seat ? shieldAt.x + shieldHeight * 0.43 : at.x + half,
        bottom: figure ? figure.at.y + figure.size * 0.75 : bottom,
      },
    };
  });
}

/** Digits are all as wide as one another, so that a plate can be laid out before anything is drawn. */
function figureUnder(text: string | undefined, x: number, above: number, scale: number): Figure | undefined {
  if (text === undefined) return undefined;
  const size = Math.round(Math.min(Math.max(scale * 0.42, 9), 13));
  return { text, at: { x, y: above + size * 0.75 }, size, width: (text.length * 0.6 + 0.9) * size };
}
