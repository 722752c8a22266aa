import type { LayerGroup } from 'leaflet';
import type { CampaignMap, Territory } from '@pelagonia/rules';
import { boxAround, grown, type Box } from '../geometry/box.js';
import { territoryRings } from '../scene/holdings.js';
import type { RealmState } from '../workshop/tasks.js';
import type { WorkshopDoor } from '../workshop/workshop-door.js';
import { canvasTiles } from './canvas-tiles.js';
import type { Leaflet } from './table-coordinates.js';

export interface PaintedLayers {
  readonly layer: LayerGroup;
  /** Has painted anew what another owner, ruin or figure changes, and nothing else. */
  update(state: RealmState): void;
  repaint(): void;
  /** Has the names written anew, in fonts that have just arrived. */
  reletter(): void;
}

/** What the workshop paints: the land with its owners; and above the outlines, in a pane of their own, icons and names. */
export function paintedLayers(
  L: Leaflet,
  map: CampaignMap,
  first: RealmState,
  workshop: WorkshopDoor,
  onshown: () => void,
): PaintedLayers {
  let state = first;
  const land = canvasTiles(L, workshop, 'land');
  const tokens = canvasTiles(L, workshop, 'tokens');
  land.layer.once('load', onshown);
  return {
    layer: L.layerGroup([land.layer, tokens.layer]),
    reletter: () => tokens.repaint(),
    repaint() {
      land.repaint();
      tokens.repaint();
    },
    update(next) {
      const before = state;
      state = next;
      const taken = landWhere(map, ({ id }) => before.owners[id] !== next.owners[id]);
      const marked = landWhere(
        map,
        ({ id }) => before.ruined.has(id) !== next.ruined.has(id) || before.figures[id] !== next.figures[id],
      );
      const translated = next.language !== before.language;
      if (taken.length + marked.length === 0 && !translated) return;
      workshop.tell({ kind: 'realm', realm: next });
      if (taken.length > 0) land.repaint(taken);
      tokens.repaint(translated ? undefined : [...taken, ...marked]);
    },
  };
}

/** The ground of some territories, with room for the names around it. */
function landWhere(map: CampaignMap, is: (territory: Territory) => boolean): Box[] {
  return map.territories.filter(is).map((territory) => grown(boxAround(territoryRings(territory).flat()), 6));
}
