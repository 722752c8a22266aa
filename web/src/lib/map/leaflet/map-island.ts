import type { Map as LeafletMap } from 'leaflet';
import { hexCentre, hexCorners, type CampaignMap, type Point, type Territory } from '@pelagonia/rules';
import { boxAround, clamped, type Box } from '../geometry/box.js';
import { pathOf } from '../paint/brush.js';
import { linkedTheme } from '../paint/theme-link.js';
import { territoryRings } from '../scene/holdings.js';
import { mapScene, sceneParts, type MapScene } from '../scene/map-scene.js';
import { battleLayer, type BattleMark } from './battle-layer.js';
import { fittedView, type Manners } from './fitted-view.js';
import { groundLayer } from './ground-layer.js';
import { marchLayer, type March } from './march-layer.js';
import { outlineLayer, type OutlineRole } from './outline-layer.js';
import { followPointer, type PointerEvents } from './pointer.js';
import { realmLayer, type RealmState } from './realm-layer.js';
import { deepestZoom, tableCrs, toLatLng, zoomStep, type Leaflet } from './table-coordinates.js';
import { tileQueue } from './tile-queue.js';
import { breather, deferred } from './unhurried.js';

/** The Leaflet map as the component sees it: no Leaflet type leaves this door. */
export interface MapIsland {
  update(state: RealmState): void;
  /** What the reader points at or chooses. */
  outline(role: 'hover' | 'selected' | 'focused', territories: readonly Territory[]): void;
  /** What may be chosen. */
  highlight(territories: readonly Territory[]): void;
  /** What has just been taken: it glows once. */
  glow(territories: readonly Territory[]): void;
  marches(marches: readonly March[]): void;
  battles(battles: readonly BattleMark[]): void;
  /** Brings a territory into view without changing the zoom, if it is not there already. */
  reveal(territory: Territory): void;
  zoom(steps: number): void;
  fit(): void;
  /** The lands that a small screen opens at; none: it shows the whole sheet. */
  home(territories: readonly Territory[]): void;
}

type IslandEvents = Omit<PointerEvents, 'onhex'>;
/** Undone in reverse order. */
type Undoings = (() => void)[];

/** Works a map out in stretches, between which the page can answer. */
async function unhurriedScene(map: CampaignMap, breath: () => Promise<void>): Promise<MapScene> {
  await breath();
  const scene = mapScene(map);
  for (const part of sceneParts) {
    await breath();
    void scene[part];
  }
  for (const { rings } of scene.regions.within(scene.sheet.box)) {
    await breath();
    pathOf(rings);
  }
  await breath();
  return scene;
}

export interface IslandPlan {
  readonly map: CampaignMap;
  readonly first: RealmState;
  readonly home: readonly Territory[];
  readonly events: IslandEvents;
  readonly manners: Manners;
  /** Takes the map away again, at whatever stage it is. */
  readonly signal: AbortSignal;
}

/**
 * Builds the map in `box`, in stretches between which the page can answer. A failure leaves the box as it was, so that
 * it can be tried again.
 */
export async function mapIsland(L: Leaflet, box: HTMLElement, plan: IslandPlan): Promise<MapIsland> {
  const breath = breather(plan.signal);
  const scene = await unhurriedScene(plan.map, breath);
  const undoings: Undoings = [];
  const destroy = () => {
    for (const undo of undoings.splice(0).reverse()) undo();
  };
  plan.signal.addEventListener('abort', destroy);
  try {
    return await assemble(L, box, scene, plan, breath, undoings);
  } catch (fault) {
    destroy();
    throw fault;
  }
}

/** Panes lie, from below: ground, realm, outlines, marches, tokens, battles. */
async function assemble(
  L: Leaflet,
  box: HTMLElement,
  scene: MapScene,
  { first, home, events, manners, signal }: IslandPlan,
  breath: () => Promise<void>,
  undoings: Undoings,
): Promise<MapIsland> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const theme = linkedTheme(box, {
    onlook: () => [ground, realm].forEach((layer) => layer.repaint()),
    onfonts: () => realm.reletter(),
  });
  undoings.push(theme.unlink);
  const queue = tileQueue({
    nextFrame: requestAnimationFrame,
    nextTask: (run) => setTimeout(run),
    now: () => performance.now(),
  });
  const ground = groundLayer(L, scene, theme.palette, queue);
  const realm = realmLayer(L, scene, first, theme, queue);
  const outlines = outlineLayer(L, 'outlines');

  await breath();
  const table = bareTable(L, box, still);
  undoings.push(() => table.remove());
  for (const pane of ['ground', 'realm', 'outlines', 'marches', 'tokens', 'battles']) table.createPane(pane);
  const marches = marchLayer(L, table, 'marches');
  const battles = battleLayer(L, 'battles');
  const view = fittedView(L, table, box, scene.sheet.box, landOf(home), manners);
  undoings.push(view.unlink);
  for (const { layer } of [ground, realm, outlines, marches, battles]) {
    await breath();
    table.addLayer(layer);
  }
  table.on('dragstart', () => (queue.dragging = true));
  table.on('moveend', () => (queue.dragging = false));

  /** Land that the sheet's edge cuts off is outlined along that edge. */
  const trimmed = (ring: readonly Point[]) => ring.map((point) => clamped(point, scene.sheet.box));
  followPointer(table, scene, {
    ...events,
    onhex: (hex) => outlines.update('hex', hex ? [[trimmed(hexCorners(hex))]] : []),
  });
  const outline = (role: OutlineRole, territories: readonly Territory[]) => {
    const shapes = territories.map((territory) => territoryRings(territory).map(trimmed));
    outlines.update(role, shapes);
  };
  return {
    update: realm.update,
    marches: deferred(marches.update, signal),
    battles: deferred(battles.update, signal),
    outline,
    highlight: deferred((territories) => outline('highlighted', territories), signal),
    glow: deferred((territories) => outline('captured', territories), signal),
    reveal(territory) {
      table.panInside(toLatLng(L, hexCentre(territory.seat)), { padding: [72, 72], animate: !still });
    },
    zoom(steps) {
      table.zoomIn(steps * zoomStep);
    },
    fit: view.fit,
    home(territories) {
      view.home(landOf(territories));
    },
  };
}

function landOf(territories: readonly Territory[]): Box | undefined {
  const seats = territories.map(({ seat }) => hexCentre(seat));
  return seats.length > 0 ? boxAround(seats) : undefined;
}

/** A Leaflet map with nothing of its own on it: the component brings buttons, keys and credits. */
function bareTable(L: Leaflet, box: HTMLElement, still: boolean): LeafletMap {
  return L.map(box, {
    crs: tableCrs(L),
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    zoomAnimation: !still,
    fadeAnimation: false,
    markerZoomAnimation: false,
    inertia: !still,
    zoomDelta: zoomStep,
    zoomAnimationThreshold: 4 * zoomStep,
    wheelPxPerZoomLevel: 10,
    maxZoom: deepestZoom,
    maxBoundsViscosity: 0.9,
    bounceAtZoomLimits: false,
  });
}
