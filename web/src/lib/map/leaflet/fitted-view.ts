import type { LatLng, LatLngBounds, Map as LeafletMap } from 'leaflet';
import { grown, sameBox, type Box } from '../geometry/box.js';
import { deepestZoom, toBounds, type Leaflet } from './table-coordinates.js';

export interface FittedView {
  /** Shows the whole sheet, and keeps doing so as the box changes its size. */
  fit(): void;
  /** The land that a small screen opens at, instead of the whole sheet; it is shown unless the reader has moved on. */
  home(land: Box | undefined): void;
  unlink(): void;
}

/** How the map shares the page with what is around it. */
export interface Manners {
  /** A picture on a page that is read: the wheel is the page's, and the buttons lie outside the box. */
  readonly embedded: boolean;
}

interface View {
  readonly centre: LatLng;
  readonly zoom: number;
}

/** From this width on the whole sheet has room beside the buttons, which stand at its right. */
const roomyFrom = 600;
const buttonColumn = 60;
/** A smaller screen has them in a row at its foot. */
const buttonRow = 60;
/** How much around what is shown is in view with it, in hex sides: places are larger than their middles. */
const neighbourhood = 3;
/** Where all names are written, at some 20 pixels to a hex side. */
const nearest = 69;

/**
 * Fits the sheet into the map's box until the reader moves it, keeps it from being lost over the edge, and leaves
 * to the page those gestures that would not change the view.
 */
export function fittedView(
  L: Leaflet,
  table: LeafletMap,
  box: HTMLElement,
  sheet: Box,
  land: Box | undefined,
  { embedded }: Manners,
): FittedView {
  const whole = toBounds(L, grown(sheet, 0.5));
  const touch = matchMedia('(pointer: coarse)');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let home = land;
  let looksAt: 'home' | 'whole' | 'chosen' = 'home';
  /** The zoom of what is shown unasked; any other is the reader's own. */
  let shownZoom: number | undefined;
  const isRoomy = () => embedded || box.clientWidth >= roomyFrom;
  const show = (animate = false) => {
    table.setMinZoom(0);
    const all = wholeView(L, table, whole, embedded || !isRoomy() ? 0 : buttonColumn);
    const { centre, zoom } =
      looksAt === 'home' && home && !isRoomy()
        ? homeView(L, table, whole, toBounds(L, grown(home, neighbourhood)), all.zoom)
        : all;
    shownZoom = zoom;
    table.setView(centre, zoom, { animate });
    table.setMinZoom(all.zoom);
    share();
  };
  const fit = () => {
    looksAt = 'whole';
    show();
  };
  const isWhole = () => table.getZoom() <= table.getMinZoom();
  /** While all of the sheet is in view a finger scrolls the page: Leaflet claims touches only for dragging. */
  const share = () => {
    if (isWhole() && (embedded || touch.matches)) table.dragging.disable();
    else table.dragging.enable();
  };
  /** Caught on the way down, before Leaflet takes it from the page. */
  const passWheel = (event: WheelEvent) => {
    if (embedded || (event.deltaY > 0 && isWhole())) event.stopPropagation();
  };
  table.setMaxBounds(toBounds(L, grown(sheet, 5)));
  show();

  const resized = new ResizeObserver(() => {
    const size = table.getSize();
    if (box.clientWidth === 0 || box.clientHeight === 0) return;
    if (box.clientWidth === size.x && box.clientHeight === size.y) return;
    table.invalidateSize({ animate: false, pan: true });
    if (looksAt !== 'chosen') show();
  });
  resized.observe(box);
  table.on('dragstart', () => (looksAt = 'chosen'));
  table.on('zoomend', () => {
    const unasked = looksAt !== 'chosen' && table.getZoom() === shownZoom;
    if (!unasked && isWhole()) fit();
    else if (!unasked) looksAt = 'chosen';
    share();
  });
  box.addEventListener('wheel', passWheel, { capture: true, passive: true });
  return {
    fit,
    home(next) {
      if (sameBox(home, next)) return;
      home = next;
      if (looksAt === 'home') show(!still);
    },
    unlink() {
      resized.disconnect();
      box.removeEventListener('wheel', passWheel, { capture: true });
    },
  };
}

/** All of the sheet, clear of what stands at the right edge of the box. */
function wholeView(L: Leaflet, table: LeafletMap, whole: LatLngBounds, column: number): View {
  const zoom = Math.min(table.getBoundsZoom(whole, false, L.point(column, 0)), deepestZoom);
  const width = table.project(whole.getNorthEast(), zoom).x - table.project(whole.getSouthWest(), zoom).x;
  const covered = Math.max(0, column - (table.getSize().x - width) / 2);
  return { zoom, centre: table.unproject(table.project(whole.getCenter(), zoom).add([covered, 0]), zoom) };
}

/** As near to the land as leaves all of it in view above the buttons, and no nearer than names need. */
function homeView(
  L: Leaflet,
  table: LeafletMap,
  whole: LatLngBounds,
  land: LatLngBounds,
  farthest: number,
): View {
  const zoom = Math.min(Math.max(table.getBoundsZoom(land, false, L.point(0, buttonRow)), farthest), nearest);
  // Leaflet's north is where y is greatest, which on a table is the near edge.
  const [first, last] = [
    table.project(whole.getSouthWest(), zoom),
    table.project(whole.getNorthEast(), zoom),
  ];
  const [box, wanted] = [table.getSize(), table.project(land.getCenter(), zoom).add([0, buttonRow / 2])];
  /** No bare table is shown on one side while sheet is left on the other. */
  const within = (axis: 'x' | 'y') => {
    const middle = (first[axis] + last[axis]) / 2;
    const slack = Math.max(0, last[axis] - first[axis] - box[axis]) / 2;
    return Math.min(Math.max(wanted[axis], middle - slack), middle + slack);
  };
  return { zoom, centre: table.unproject(L.point(within('x'), within('y')), zoom) };
}
