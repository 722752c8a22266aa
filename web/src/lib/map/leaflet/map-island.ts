import type { Map as LeafletMap } from 'leaflet';
import { hexCentre, hexCorners, type CampaignMap, type Point, type Territory } from '@pelagonia/rules';
import { boxAround, clamped, type Box } from '../geometry/box.js';
import { linkedTheme } from '../paint/theme-link.js';
import { territoryRings } from '../scene/holdings.js';
import { sheetOf } from '../scene/sheet.js';
import { pageFonts } from '../workshop/page-fonts.js';
import type { RealmState } from '../workshop/tasks.js';
import { openWorkshop } from '../workshop/workshop-door.js';
import { battleLayer, type BattleMark } from './battle-layer.js';
import { fittedView, type Manners } from './fitted-view.js';
import { marchLayer, type March } from './march-layer.js';
import { outlineLayer, type OutlineRole } from './outline-layer.js';
import { paintedLayers } from './painted-layers.js';
import { followPointer, type PointerEvents } from './pointer.js';
import { deepestZoom, tableCrs, toLatLng, zoomStep, type Leaflet } from './table-coordinates.js';
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

export interface IslandPlan {
  readonly map: CampaignMap;
  readonly first: RealmState;
  readonly home: readonly Territory[];
  readonly events: IslandEvents;
  readonly manners: Manners;
  /** Called once, when all land in view has been painted. */
  readonly onshown: () => void;
  /** Called with the cause when the map can no longer be painted. */
  readonly onfault: (cause: unknown) => void;
  /** Takes the map away again, at whatever stage it is. */
  readonly signal: AbortSignal;
}

/**
 * Builds the map in `box`, in stretches between which the page can answer, while its tiles are painted elsewhere. A failure
 * leaves the box as it was, so that it can be tried again.
 */
export async function mapIsland(L: Leaflet, box: HTMLElement, plan: IslandPlan): Promise<MapIsland> {
  const undoings: Undoings = [];
  const destroy = () => {
    for (const undo of undoings.splice(0).reverse()) undo();
  };
  plan.signal.addEventListener('abort', destroy);
  try {
    return await assemble(L, box, plan, undoings);
  } catch (fault) {
    destroy();
    throw fault;
  }
}

/** Panes lie, from below: land, outlines, marches, battles, tokens, so that nothing hides a name. */
async function assemble(
  L: Leaflet,
  box: HTMLElement,
  { map, first, home, events, manners, onshown, onfault, signal }: IslandPlan,
  undoings: Undoings,
): Promise<MapIsland> {
  const breath = breather(signal);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const workshop = openWorkshop(signal, { onfonts: () => painted.reletter(), onfault });
  const painted = paintedLayers(L, map, first, workshop, onshown);
  const theme = linkedTheme(box, {
    onlook() {
      workshop.tell({ kind: 'look', look: theme.look() });
      painted.repaint();
    },
  });
  undoings.push(theme.unlink);
  workshop.tell({ kind: 'open', map, realm: first, look: theme.look(), sources: pageFonts() });
  const sheet = sheetOf(map.hexes);
  const outlines = outlineLayer(L, 'outlines');

  await breath();
  const table = bareTable(L, box, still);
  undoings.push(() => table.remove());
  for (const pane of ['land', 'outlines', 'marches', 'battles', 'tokens']) table.createPane(pane);
  const marches = marchLayer(L, table, 'marches');
  const battles = battleLayer(L, 'battles');
  const view = fittedView(L, table, box, sheet.box, seatsOf(home), manners);
  undoings.push(view.unlink);
  for (const { layer } of [painted, outlines, marches, battles]) {
    await breath();
    table.addLayer(layer);
  }

  /** Land that the sheet's edge cuts off is outlined along that edge. */
  const trimmed = (ring: readonly Point[]) => ring.map((point) => clamped(point, sheet.box));
  followPointer(table, map, {
    ...events,
    onhex: (hex) => outlines.update('hex', hex ? [[trimmed(hexCorners(hex))]] : []),
  });
  const outline = (role: OutlineRole, territories: readonly Territory[]) => {
    const shapes = territories.map((territory) => territoryRings(territory).map(trimmed));
    outlines.update(role, shapes);
  };
  return {
    update: painted.update,
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
      view.home(seatsOf(territories));
    },
  };
}

function seatsOf(territories: readonly Territory[]): Box | undefined {
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
