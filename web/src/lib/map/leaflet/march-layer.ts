import { hexCentre, type Territory } from '@pelagonia/rules';
import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import { mount, unmount } from 'svelte';
import Shield from '../../heraldry/Shield.svelte';
import { marchArrow } from '../geometry/march-arrow.js';
import { scaleAt, toLatLng, toPairs, type Leaflet } from './table-coordinates.js';

/** An army on its way. */
export interface March {
  /** Letter of the seat. */
  readonly seat: string;
  readonly from: Territory;
  readonly to: Territory;
  /** `draft`: only planned; `past`: of the week before. */
  readonly look: 'fresh' | 'draft' | 'past';
}

export interface MarchLayer {
  readonly layer: LayerGroup;
  /** Shows these marches and no others. */
  update(marches: readonly March[]): void;
}

/** Arrows keep a thickness on the screen that the eye can follow, however far the map is zoomed out. */
function measureAt(scale: number) {
  const width = Math.min(Math.max(0.42 * scale, 5), 9) / scale;
  return { width, clear: Math.min(1.1, 22 / scale), aside: 12 / scale };
}

/** A handful of arrows in the seats' colours, each with its shield: colour is never the only mark. */
export function marchLayer(L: Leaflet, table: LeafletMap, pane: string): MarchLayer {
  const layer = L.layerGroup();
  const renderer = L.svg({ pane, padding: 0.5 });
  let shown: readonly March[] = [];
  let shields: Record<string, never>[] = [];
  const clear = () => {
    layer.clearLayers();
    for (const shield of shields) void unmount(shield);
    shields = [];
  };
  /** Those that were there before stay as they are: only what is new comes in. */
  const draw = (known: readonly March[]) => {
    clear();
    const measure = measureAt(scaleAt(table.getZoom()));
    const there = known.map(told);
    for (const march of shown) {
      const { seat, from, to, look } = march;
      const { outline, beside } = marchArrow(hexCentre(from.seat), hexCentre(to.seat), measure);
      const enters = there.includes(told(march)) ? '' : 'march-enters';
      const className = `march march-${look} seat-${seat.toLowerCase()} ${enters}`;
      L.polygon(toPairs(outline), { renderer, pane, interactive: false, smoothFactor: 0, className }).addTo(
        layer,
      );
      const html = document.createElement('span');
      shields.push(mount(Shield, { target: html, props: { letter: seat, size: 'small' } }));
      const icon = L.divIcon({
        html,
        className: `march-shield march-${look} ${enters}`,
        iconSize: [19, 22],
        iconAnchor: [10, 11],
      });
      L.marker(toLatLng(L, beside), { icon, pane, interactive: false, keyboard: false }).addTo(layer);
    }
  };
  table.on('zoomend', () => shown.length > 0 && draw(shown));
  layer.on('remove', clear);
  return {
    layer,
    update(marches) {
      const before = shown;
      if (marches.map(told).join() === before.map(told).join()) return;
      shown = marches;
      draw(before);
    },
  };
}

const told = ({ seat, from, to, look }: March) => [seat, from.id, to.id, look].join(' ');
