import type { Point } from '@pelagonia/rules';
import type { LayerGroup } from 'leaflet';
import { toLatLng, type Leaflet } from './table-coordinates.js';

/** Crossed swords on the map. */
export interface BattleMark {
  readonly key: string;
  readonly at: Point;
  /** Whether it has been fought. */
  readonly settled: boolean;
}

export interface BattleLayer {
  readonly layer: LayerGroup;
  /** Shows these battles and no others; those that stay are not touched. */
  update(battles: readonly BattleMark[]): void;
}

const svg = 'http://www.w3.org/2000/svg';
const swords =
  'M-8.500-8.500 4.500 4.500M8.500-8.500-4.500 4.500M1.500 7.500 7.500 1.500M-1.500 7.500-7.500 1.500M5 5l3.500 3.500M-5 5l-3.500 3.500';

function drawing(): SVGSVGElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', '-15 -15 30 30');
  picture.setAttribute('aria-hidden', 'true');
  const plate = document.createElementNS(svg, 'circle');
  plate.setAttribute('r', '13.5');
  const blades = document.createElementNS(svg, 'path');
  blades.setAttribute('d', swords);
  picture.append(plate, blades);
  return picture;
}

/** Battles of a week, where they are fought; the list beside the map names them. */
export function battleLayer(L: Leaflet, pane: string): BattleLayer {
  const layer = L.layerGroup();
  const shown = new Map<string, { marker: ReturnType<Leaflet['marker']>; of: BattleMark }>();
  return {
    layer,
    update(battles) {
      const wanted = new Map(battles.map((battle) => [battle.key, battle]));
      for (const [key, { marker, of }] of shown) {
        const next = wanted.get(key);
        if (next && next.settled === of.settled && next.at.x === of.at.x && next.at.y === of.at.y) continue;
        layer.removeLayer(marker);
        shown.delete(key);
      }
      for (const of of battles) {
        if (shown.has(of.key)) continue;
        const icon = L.divIcon({
          html: drawing() as unknown as HTMLElement,
          className: `battle-mark${of.settled ? ' battle-settled' : ''}`,
          iconSize: [26, 26],
          iconAnchor: [13, 32],
        });
        const marker = L.marker(toLatLng(L, of.at), { icon, pane, interactive: false, keyboard: false });
        layer.addLayer(marker);
        shown.set(of.key, { marker, of });
      }
    },
  };
}
