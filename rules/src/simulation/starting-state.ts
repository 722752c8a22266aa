import { bookSettings, type ConquestSettings } from '../conquest/conquest-settings.js';
import { byId, type ConquestState, type TerritoryState } from '../conquest/conquest-state.js';
import { numbered } from '../conquest/lands.js';
import { adjacency } from '../map/adjacency.js';
import type { CampaignMap } from '../map/campaign-map.js';

/** A campaign on a map before its first turn; the players are called like their realms, and every fortress is held (S2). */
export function startingState(
  map: Pick<CampaignMap, 'territories' | 'ways' | 'realms'>,
  settings: ConquestSettings = bookSettings,
): ConquestState {
  const territories = map.territories.map(({ id, kind, realm }): [string, TerritoryState] => {
    const garrison = kind === 'fortress' ? settings.garrisonPoints : 0;
    return [id, { id, kind, ...(realm !== undefined && { owner: realm }), garrison, ruins: false }];
  });
  return numbered({
    turn: 1,
    settings,
    territories: new Map(territories),
    adjacency: adjacency(map),
    players: map.realms.map(({ id }) => id).sort(byId),
    battlesWon: new Map(),
  });
}
