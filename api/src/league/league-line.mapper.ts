import type { Standing } from '@pelagonia/rules';
import type { LeagueLineModel } from './league.models.js';

export function lineModel(line: Standing): LeagueLineModel {
  return {
    seat: line.player,
    place: line.place,
    withdrawn: line.withdrawn,
    played: line.played,
    won: line.won,
    drawn: line.drawn,
    lost: line.lost,
    points: line.points,
    victoryPointsFor: line.victoryPointsFor,
    victoryPointsAgainst: line.victoryPointsAgainst,
  };
}
