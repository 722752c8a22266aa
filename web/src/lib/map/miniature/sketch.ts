import { hexCentre, isWater, type CampaignMap, type Hex, type Point } from '@pelagonia/rules';
import { ownerOf, type Owners } from '../scene/holdings.js';
import { sheetOf } from '../scene/sheet.js';
import { outlineOf } from '../geometry/boundary.js';
import { rounded } from '../geometry/curves.js';

/** A map as small as a stamp: its shapes as SVG paths, no marks, no names. */
export interface Sketch {
  readonly viewBox: string;
  readonly land: string;
  readonly rough: string;
  readonly water: string;
  readonly realms: readonly { readonly letter: string; readonly path: string }[];
  /** Where the letter of each seat stands: on the capitals it holds. */
  readonly letters: readonly { readonly letter: string; readonly at: Point }[];
}

/** Ground that armies do not cross, or not gladly. */
const isRough = (terrain: string) => terrain === 'marsh' || terrain === 'mountains' || terrain === 'forest';

const number = (value: number) => String(Math.round(value * 100) / 100);
const ring = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`;
const outline = (hexes: readonly Hex[]) =>
  outlineOf(hexes)
    .map((chain) => ring(rounded(chain, 2)))
    .join('');

export function sketchOf(map: CampaignMap, owners: Owners): Sketch {
  const { box } = sheetOf(map.hexes);
  const lakes = new Set(map.hexes.filter(({ terrain }) => terrain === 'lake').map(({ q, r }) => `${q} ${r}`));
  const isDry = ({ q, r }: Hex) => !lakes.has(`${q} ${r}`);
  const lands = new Map<string, Hex[]>();
  for (const territory of map.territories) {
    const letter = ownerOf(owners, territory);
    if (letter) lands.set(letter, [...(lands.get(letter) ?? []), ...territory.land.filter(isDry)]);
  }
  return {
    viewBox: [box.left, box.top, box.right - box.left, box.bottom - box.top].map(number).join(' '),
    land: outline(map.hexes.filter(({ terrain }) => terrain !== 'sea')),
    rough: outline(map.hexes.filter(({ terrain }) => isRough(terrain))),
    water: outline(map.hexes.filter(({ terrain }) => isWater(terrain) && terrain !== 'sea')),
    realms: [...lands].map(([letter, hexes]) => ({ letter, path: outline(hexes) })),
    letters: map.territories.flatMap((territory) => {
      const letter = territory.kind === 'capital' ? ownerOf(owners, territory) : undefined;
      return letter ? [{ letter, at: hexCentre(territory.seat) }] : [];
    }),
  };
}
