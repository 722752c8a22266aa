import type { LayerGroup, Polygon } from 'leaflet';
import type { Point } from '@pelagonia/rules';
import { toPairs, type Leaflet } from './table-coordinates.js';

/** What an outline says; the style sheet gives each its look in both themes. */
export type OutlineRole = 'hover' | 'selected' | 'focused' | 'highlighted' | 'captured' | 'hex';

/** Roles that must stand out from any ground: a pale line lies under them. */
const haloed: readonly OutlineRole[] = ['selected', 'focused'];

export interface OutlineLayer {
  readonly layer: LayerGroup;
  /** Shows these rings in a role, and no others in it. */
  update(role: OutlineRole, shapes: readonly (readonly (readonly Point[])[])[]): void;
}

/** A handful of outlines above the tiles, so that pointing and choosing never repaint the ground. */
export function outlineLayer(L: Leaflet, pane: string): OutlineLayer {
  const layer = L.layerGroup();
  const renderer = L.svg({ pane, padding: 0.5 });
  const shown = new Map<OutlineRole, Polygon[]>();
  return {
    layer,
    update(role, shapes) {
      for (const polygon of shown.get(role) ?? []) layer.removeLayer(polygon);
      const looks = haloed.includes(role) ? ['halo', role] : [role];
      const polygons = shapes.flatMap((rings) =>
        looks.map((look) =>
          L.polygon(rings.map(toPairs), {
            renderer,
            pane,
            interactive: false,
            smoothFactor: 0.4,
            className: `outline outline-${look}`,
          }),
        ),
      );
      for (const polygon of polygons) layer.addLayer(polygon);
      shown.set(role, polygons);
    },
  };
}
