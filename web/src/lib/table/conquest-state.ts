import {
  adjacency,
  fieldArmies,
  type CampaignMap,
  type ConquestSettings,
  type ConquestState,
} from '@pelagonia/rules';
import type { WarTableTurnQuery } from '../generated/operations.js';

type Seen = WarTableTurnQuery['campaign'];
export type SeenTerritory = Seen['history'][number]['territories'][number];
type SeenSettings = Seen['settings']['conquest'];

const settings = {
  meeting: { PLAYERS: 'players', SAME_ROAD: 'sameRoad' },
  drawnDefence: { HOLDS: 'holds', SPENT: 'spent' },
  orphans: { UNOWNED: 'unowned', CAPTOR: 'captor' },
  missingOrder: { DEFEND: 'defend', REPEAT: 'repeat', BOT: 'bot' },
} as const;

export function conquestSettings(seen: Omit<SeenSettings, '__typename'>): ConquestSettings {
  return {
    meeting: settings.meeting[seen.meeting],
    drawnDefence: settings.drawnDefence[seen.drawnDefence],
    orphans: settings.orphans[seen.orphans],
    missingOrder: settings.missingOrder[seen.missingOrder],
    ...(seen.turnLimit !== null && { turnLimit: seen.turnLimit }),
    capitalPoints: seen.capitalPoints,
    resourcePoints: seen.resourcePoints,
    garrisonPoints: seen.garrisonPoints,
  };
}

interface Start {
  readonly number: number;
  readonly territories: readonly Omit<SeenTerritory, '__typename'>[];
}
interface Standing {
  readonly seat: string;
  readonly bonus: number;
  readonly battlesWon: number;
}

/** A turn's start as the rules know it, so that they can be asked what is legal and what may follow. */
export function conquestState(
  map: Pick<CampaignMap, 'territories' | 'ways'>,
  rules: ConquestSettings,
  start: Start,
  standings: readonly Standing[],
): ConquestState {
  const found = new Map(start.territories.map((one) => [one.territory, one]));
  return {
    turn: start.number,
    settings: rules,
    adjacency: adjacency(map),
    territories: new Map(
      map.territories.map(({ id, kind }) => {
        const { seat, garrison, ruins } = found.get(id) ?? { seat: null, garrison: 0, ruins: false };
        return [id, { id, kind, garrison, ruins, ...(seat !== null && { owner: seat }) }];
      }),
    ),
    players: standings.map(({ seat }) => seat).sort(),
    battlesWon: new Map(standings.map(({ seat, battlesWon }) => [seat, battlesWon])),
    bonus: new Map(standings.map(({ seat, bonus }) => [seat, bonus])),
  };
}

/** The field armies of all who stand; none before the state is known. */
export function armiesIn(state: ConquestState | undefined): ReadonlyMap<string, number> {
  return state ? fieldArmies(state.territories.values(), state.settings, state.bonus) : new Map();
}
