import { type CampaignMap, type ConquestSettings, fieldArmies } from '@pelagonia/rules';
import { stateOf, type TurnStart } from '../turns/turn-start.js';
import type { TurnEntity } from '../turns/turn.entity.js';
import type { HistoricTerritoryModel, SeatStandingModel, TurnHistoryModel } from './history.models.js';

/** What a turn started from, for people who look back. */
export function turnHistory(
  map: CampaignMap,
  settings: ConquestSettings,
  { number, phase, openedAt, endedAt, start }: TurnEntity,
): TurnHistoryModel {
  return {
    number,
    phase,
    openedAt,
    endedAt,
    territories: territoriesOf(start),
    standings: standingsOf(map, settings, start),
  };
}

export function standingsOf(
  map: CampaignMap,
  settings: ConquestSettings,
  start: TurnStart,
): SeatStandingModel[] {
  const { territories, bonus } = stateOf(map, settings, 1, start);
  const armies = fieldArmies(territories.values(), settings, bonus);
  const held = [...territories.values()].filter(({ ruins }) => !ruins);
  return start.seats.map((seat) => ({
    seat,
    territories: held.filter(({ owner }) => owner === seat).length,
    armyPoints: armies.get(seat) ?? 0,
    bonus: bonus?.get(seat) ?? 0,
    battlesWon: start.battlesWon[seat] ?? 0,
  }));
}

function territoriesOf({ territories, names }: TurnStart): HistoricTerritoryModel[] {
  return Object.entries(territories).map(([territory, { owner, garrison, ruins }]) => ({
    territory,
    seat: owner,
    garrison,
    ruins,
    name: names?.[territory] ?? null,
  }));
}
