import type { Map as LeafletMap } from 'leaflet';
import { grown, type Box } from '../geometry/box.js';
import { deepestZoom, toBounds, type Leaflet } from './table-coordinates.js';

export interface FittedView {
  /** Shows the whole sheet, and keeps doing so as the box changes its size. */
  fit(): void;
  unlink(): void;
}

/** How the map shares the page with what is around it. */
export interface Manners {
  /** A picture on a page that is read: the wheel is the page's, and the buttons lie outside the box. */
  readonly embedded: boolean;
}

/** Buttons lie over boxes at least this wide, at their right; the same width stands in the buttons' style. */
const overlaidFrom = 600;
const buttonColumn = 60;

/**
 * Fits the sheet into the map's box until the reader moves it, keeps it from being lost over the edge, and leaves
 * to the page those gestures that would not change the view.
 */
export function fittedView(
  L: Leaflet,
  table: LeafletMap,
  box: HTMLElement,
  sheet: Box,
  { embedded }: Manners,
): FittedView {
  const whole = toBounds(L, grown(sheet, 0.5));
  const touch = matchMedia('(pointer: coarse)');
  let [chosen, showing] = [false, false];
  const show = () => {
    showing = true;
    const column = embedded || box.clientWidth < overlaidFrom ? 0 : buttonColumn;
    table.setMinZoom(0);
    const zoom = Math.min(table.getBoundsZoom(whole, false, L.point(column, 0)), deepestZoom);
    const width = table.project(whole.getNorthEast(), zoom).x - table.project(whole.getSouthWest(), zoom).x;
    const covered = Math.max(0, column - (table.getSize().x - width) / 2);
    const centre = table.project(whole.getCenter(), zoom).add([covered, 0]);
    table.setView(table.unproject(centre, zoom), zoom, { animate: false });
    table.setMinZoom(zoom);
    [chosen, showing] = [false, false];
    share();
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
    if (box.clientWidth === 0 || box.clientHeight === 0) return;
    table.invalidateSize({ animate: false, pan: true });
    if (!chosen) show();
  });
  resized.observe(box);
  table.on('dragstart', () => (chosen = true));
  table.on('zoomend', () => {
    if (showing) return;
    if (isWhole()) show();
    else chosen = true;
    share();
  });
  box.addEventListener('wheel', passWheel, { capture: true, passive: true });
  return {
    fit: show,
    unlink() {
      resized.disconnect();
      box.removeEventListener('wheel', passWheel, { capture: true });
    },
  };
}
