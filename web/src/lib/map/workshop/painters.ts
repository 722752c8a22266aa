import type { CampaignMap } from '@pelagonia/rules';
import { grown, overlap, scaled, squareAt, type Box } from '../geometry/box.js';
import type { PlacedLabel } from '../geometry/label-placement.js';
import { brushOn, type Brush } from '../paint/brush.js';
import { paintGround } from '../paint/paint-ground.js';
import { paintHoldings } from '../paint/paint-holdings.js';
import { measurer, paintNames } from '../paint/paint-names.js';
import { paintRivers } from '../paint/paint-rivers.js';
import { paintTokens } from '../paint/paint-tokens.js';
import { paintWays } from '../paint/paint-ways.js';
import { palettes } from '../paint/palette.js';
import type { Look } from '../paint/theme-link.js';
import { holdingsOf } from '../scene/holdings.js';
import { mapScene } from '../scene/map-scene.js';
import { namesAt, type Name } from '../scene/name-layout.js';
import { tokensAt, type Token } from '../scene/token-layout.js';
import type { RealmState, Tile, TileLayer } from './tasks.js';

/** Paints the tiles of one layer. */
interface Painter {
  /** A canvas is opaque for good if the first thing that is painted on it is: each layer has its own. */
  readonly easel: OffscreenCanvas;
  /** Leaves no part of a tile unpainted. */
  readonly opaque: boolean;
  isBlank(box: Box, scale: number): boolean;
  paint(brush: Brush): void;
}

export interface Painters {
  /** A tile's picture, if there is anything on it. */
  paint(tile: Tile): ImageBitmap | undefined;
  realm(state: RealmState): void;
  look(look: Look): void;
  /** Lays the names out anew, in fonts that have just arrived. */
  reletter(): void;
}

/** Those who paint one map as it is held just now. */
export function mapPainters(map: CampaignMap, realm: RealmState, look: Look): Painters {
  const scene = mapScene(map);
  let holdings = holdingsOf(scene, realm.owners);
  /** Names are laid out for the whole map at once, so that a name never jumps while the map is dragged. */
  const layouts = new Map<number, Layout>();
  const layoutAt = (scale: number): Layout => {
    const known = layouts.get(scale);
    if (known) return known;
    const tokens = tokensAt(map, realm.owners, realm.ruined, scale, realm.figures);
    const layout = { tokens, names: namesAt(scene, tokens, realm.language, scale, measurer(look.fonts)) };
    layouts.set(scale, layout);
    return layout;
  };
  const painters: Record<TileLayer, Painter> = {
    land: {
      easel: new OffscreenCanvas(1, 1),
      opaque: true,
      isBlank: () => false,
      paint(brush) {
        paintGround(brush, scene);
        paintHoldings(brush, scene, holdings);
        paintRivers(brush, scene);
        paintWays(brush, scene);
      },
    },
    tokens: {
      easel: new OffscreenCanvas(1, 1),
      opaque: false,
      isBlank(box, scale) {
        const shown = grown(scaled(box, scale), 8);
        const { tokens, names } = layoutAt(scale);
        return ![...tokens, ...names].some((one) => overlap(one.box, shown));
      },
      paint(brush) {
        const { tokens, names } = layoutAt(brush.scale);
        paintTokens(brush, tokens, look.fonts);
        paintNames(brush, names, look.fonts);
      },
    },
  };
  return {
    paint({ layer, column, row, side, scale, ratio }) {
      const { easel, opaque, isBlank, paint } = painters[layer];
      const box = squareAt(column, row, side / scale);
      if (isBlank(box, scale)) return undefined;
      const [size, corner] = [
        { width: side, height: side },
        { x: box.left, y: box.top },
      ];
      paint(brushOn(easel, size, corner, scale, palettes[look.theme], ratio, opaque));
      return easel.transferToImageBitmap();
    },
    realm(next) {
      realm = next;
      holdings = holdingsOf(scene, realm.owners);
      layouts.clear();
    },
    look(next) {
      look = next;
      layouts.clear();
    },
    reletter: () => layouts.clear(),
  };
}

interface Layout {
  readonly tokens: readonly Token[];
  readonly names: readonly PlacedLabel<Name>[];
}
