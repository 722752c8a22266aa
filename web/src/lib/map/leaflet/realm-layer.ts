import type { LayerGroup } from 'leaflet';
import type { Territory, Words } from '@pelagonia/rules';
import { boxAround, grown, overlap, scaled, type Box } from '../geometry/box.js';
import type { PlacedLabel } from '../geometry/label-placement.js';
import { paintHoldings } from '../paint/paint-holdings.js';
import { measurer, paintNames, type Fonts } from '../paint/paint-names.js';
import { paintRivers } from '../paint/paint-rivers.js';
import { paintTokens } from '../paint/paint-tokens.js';
import { paintWays } from '../paint/paint-ways.js';
import type { Palette } from '../paint/palette.js';
import { holdingsOf, territoryRings, type Owners } from '../scene/holdings.js';
import type { MapScene } from '../scene/map-scene.js';
import { namesAt, type Name } from '../scene/name-layout.js';
import { tokensAt, type Figures, type Token } from '../scene/token-layout.js';
import { canvasTiles } from './canvas-tiles.js';
import type { TileQueue } from './tile-queue.js';
import type { Leaflet } from './table-coordinates.js';

/** What the realm layer shows besides the map itself. */
export interface RealmState {
  readonly owners: Owners;
  readonly ruined: ReadonlySet<string>;
  readonly figures: Figures;
  readonly language: keyof Words;
}

export interface RealmLayer {
  readonly layer: LayerGroup;
  update(state: RealmState): void;
  repaint(): void;
  /** Writes the names anew, in fonts that have just arrived. */
  reletter(): void;
}

interface Layout {
  readonly tokens: readonly Token[];
  readonly names: readonly PlacedLabel<Name>[];
}

/**
 * Owners' washes and borders, rivers and roads; and above the outlines, in a pane of their own, icons, shields and
 * names. Repainted where an owner changes; the names alone for another language or other figures.
 */
export function realmLayer(
  L: Leaflet,
  scene: MapScene,
  first: RealmState,
  look: { readonly palette: () => Palette; readonly fonts: () => Fonts },
  queue: TileQueue,
): RealmLayer {
  let state = first;
  let holdings = holdingsOf(scene, state.owners);
  /** Names are laid out for the whole map at once, so that a name never jumps while the map is dragged. */
  const layouts = new Map<number, Layout>();
  const layoutAt = (scale: number): Layout => {
    const known = layouts.get(scale);
    if (known) return known;
    const tokens = tokensAt(scene.map, state.owners, state.ruined, scale, state.figures);
    const layout = { tokens, names: namesAt(scene, tokens, state.language, scale, measurer(look.fonts())) };
    layouts.set(scale, layout);
    return layout;
  };
  const lands = canvasTiles(L, {
    pane: 'realm',
    queue,
    palette: look.palette,
    isBlank: (box) =>
      ![...holdings, ...scene.rivers, ...scene.roads, ...scene.lanes].some((one) =>
        overlap(one.box, grown(box, 0.5)),
      ),
    paint(brush) {
      paintHoldings(brush, scene, holdings);
      paintRivers(brush, scene);
      paintWays(brush, scene);
    },
  });
  const tokens = canvasTiles(L, {
    pane: 'tokens',
    queue,
    readable: true,
    palette: look.palette,
    prepare(scale) {
      const known = layouts.has(scale);
      layoutAt(scale);
      return !known;
    },
    isBlank: (box, scale) => {
      const shown = grown(scaled(box, scale), 8);
      const layout = layoutAt(scale);
      return ![...layout.tokens, ...layout.names].some((one) => overlap(one.box, shown));
    },
    paint(brush) {
      const layout = layoutAt(brush.scale);
      paintTokens(brush, layout.tokens, look.fonts());
      paintNames(brush, layout.names, look.fonts());
    },
  });
  const reletter = (where?: readonly Box[]) => {
    layouts.clear();
    tokens.repaint(where);
  };
  return {
    layer: L.layerGroup([lands.layer, tokens.layer]),
    repaint() {
      lands.repaint();
      reletter();
    },
    reletter: () => reletter(),
    update(next) {
      const before = state;
      state = next;
      const taken = landWhere(scene, ({ id }) => before.owners[id] !== next.owners[id]);
      const marked = landWhere(
        scene,
        ({ id }) => before.ruined.has(id) !== next.ruined.has(id) || before.figures[id] !== next.figures[id],
      );
      if (taken.length > 0) {
        holdings = holdingsOf(scene, state.owners);
        lands.repaint(taken);
      }
      if (next.language !== before.language) reletter();
      else if (taken.length + marked.length > 0) reletter([...taken, ...marked]);
    },
  };
}

/** The ground of some territories, with room for the names around it. */
function landWhere(scene: MapScene, is: (territory: Territory) => boolean): Box[] {
  return scene.map.territories
    .filter(is)
    .map((territory) => grown(boxAround(territoryRings(territory).flat()), 6));
}
