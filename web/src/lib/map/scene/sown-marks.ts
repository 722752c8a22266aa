import { hexCentre, type MapHex, type Point, type Terrain } from '@pelagonia/rules';
import { noise } from '../geometry/noise.js';

export const markKinds = [
  'peak',
  'hill',
  'leafy',
  'conifer',
  'reeds',
  'tuft',
  'grass',
  'field',
  'wave',
  'ripple',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** A hand-made stroke of terrain; it stands on `at`. */
export interface Mark {
  readonly kind: MarkKind;
  readonly at: Point;
  /** Height in hex sides. */
  readonly size: number;
  /** In [0, 1): which of its small variations it takes. */
  readonly turn: number;
}

interface Sowing {
  readonly kind: MarkKind;
  /** Places as seen from the middle of the hex; the first `fewest` are always sown. */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly fewest: number;
  readonly size: readonly [least: number, most: number];
  /** How far a mark may stray from its place. */
  readonly stray: number;
}

const sowings: Record<Terrain, Sowing> = {
  mountains: {
    kind: 'peak',
    places: [
      [-0.12, 0.42],
      [0.42, 0.02],
      [-0.5, -0.08],
      [0.1, -0.42],
    ],
    fewest: 2,
    size: [0.62, 0.98],
    stray: 0.12,
  },
  hills: {
    kind: 'hill',
    places: [
      [-0.28, 0.34],
      [0.36, 0.06],
      [-0.3, -0.2],
      [0.12, -0.44],
    ],
    fewest: 2,
    size: [0.3, 0.46],
    stray: 0.13,
  },
  forest: {
    kind: 'leafy',
    places: [
      [-0.46, -0.3],
      [0.02, -0.48],
      [0.46, -0.26],
      [-0.2, 0],
      [0.26, 0.1],
      [-0.52, 0.3],
      [-0.06, 0.44],
      [0.42, 0.46],
    ],
    fewest: 6,
    size: [0.34, 0.5],
    stray: 0.1,
  },
  marsh: {
    kind: 'reeds',
    places: [
      [-0.32, -0.32],
      [0.36, -0.12],
      [-0.2, 0.3],
      [0.28, 0.5],
      [-0.56, 0.04],
    ],
    fewest: 3,
    size: [0.26, 0.38],
    stray: 0.12,
  },
  moor: {
    kind: 'tuft',
    places: [
      [-0.36, -0.26],
      [0.3, -0.4],
      [0.06, 0.12],
      [-0.4, 0.44],
      [0.46, 0.34],
    ],
    fewest: 3,
    size: [0.16, 0.26],
    stray: 0.14,
  },
  plain: {
    kind: 'grass',
    places: [
      [-0.3, 0.24],
      [0.34, -0.24],
      [0.2, 0.5],
    ],
    fewest: 0,
    size: [0.12, 0.18],
    stray: 0.22,
  },
  farmland: {
    kind: 'field',
    places: [
      [-0.3, -0.1],
      [0.34, 0.24],
    ],
    fewest: 1,
    size: [0.5, 0.62],
    stray: 0.08,
  },
  sea: {
    kind: 'wave',
    places: [
      [-0.24, 0.26],
      [0.28, -0.3],
    ],
    fewest: 0,
    size: [0.34, 0.56],
    stray: 0.2,
  },
  lake: {
    kind: 'ripple',
    places: [
      [-0.2, -0.2],
      [0.24, 0.28],
    ],
    fewest: 1,
    size: [0.26, 0.4],
    stray: 0.12,
  },
};

/** The marks of one hex, always the same ones for the same hex. */
export function sowHex(hex: MapHex): Mark[] {
  const centre = hexCentre(hex);
  const sowing = sowings[hex.terrain];
  const rare = hex.terrain === 'plain' || hex.terrain === 'sea' ? 0.62 : 0.35;
  return sowing.places.flatMap(([x, y], index): Mark[] => {
    const chance = (salt: number) => noise(hex.q * 7 + index, hex.r * 7 - index, salt);
    if (index >= sowing.fewest && chance(11) < rare) return [];
    const [least, most] = sowing.size;
    return [
      {
        kind: sowing.kind === 'leafy' && isConiferous(hex) ? 'conifer' : sowing.kind,
        at: {
          x: centre.x + x + (chance(12) - 0.5) * 2 * sowing.stray,
          y: centre.y + y + (chance(13) - 0.5) * 2 * sowing.stray,
        },
        size: least + (most - least) * chance(14),
        turn: chance(15),
      },
    ];
  });
}

/** Woods change their sort over stretches of several hexes, not from tree to tree. */
function isConiferous({ q, r }: MapHex): boolean {
  return noise(Math.floor(q / 3), Math.floor((q + r) / 3), 16) < 0.4;
}
