import type { ConquestState, PlayerId, TerritoryState } from '../conquest/conquest-state.js';
import { fieldArmies, worth } from '../conquest/strength.js';

/** What any piece of ground is worth to a bot, in points: it counts for victory (R13) and leads further. */
const ground = 300;

/** What everybody at the table can see of a state, worked out once for all the bots of a turn. */
export interface Survey {
  readonly armies: ReadonlyMap<PlayerId, number>;
  /** Whoever is ahead of all others. */
  readonly leader: PlayerId | undefined;
}

export function surveyOf(state: ConquestState): Survey {
  const armies = fieldArmies(state.territories.values(), state.settings, state.bonus);
  const power = new Map(armies);
  for (const { owner, ruins } of state.territories.values()) {
    if (owner !== undefined && !ruins) power.set(owner, (power.get(owner) ?? 0) + ground);
  }
  let most = 0;
  let leader: PlayerId | undefined;
  for (const [player, points] of power) {
    if (points < most) continue;
    leader = points > most ? player : undefined;
    most = points;
  }
  return { armies, leader };
}

/** What a player loses with a territory of his own. With his capital he loses everything (R11). */
export function stake(territory: TerritoryState, { settings }: ConquestState): number {
  if (territory.ruins) return 0;
  const held = ground + worth(territory, settings) + territory.garrison / 2;
  return territory.kind === 'capital' ? 3 * held : held;
}

/** What there is to win in a territory. What a rival loses by it counts for half; a capital is razed, not won. */
export function prize(territory: TerritoryState, { settings }: ConquestState): number {
  if (territory.ruins) return ground / 6;
  const points = worth(territory, settings);
  if (territory.kind === 'capital') return ground + points;
  const fortress = territory.kind === 'fortress' ? settings.garrisonPoints / 2 : 0;
  return ground + points + fortress + (territory.owner === undefined ? 0 : points / 2);
}
