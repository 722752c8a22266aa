import type { PlayerId } from './conquest-state.js';

/** What R13 counts of a player. */
export interface Reckoning {
  readonly player: PlayerId;
  readonly territories: number;
  readonly points: number;
  readonly battlesWon: number;
}

/** Who would win if the campaign ended now, and by how much. */
export interface Lead {
  /** Several: they would share the victory. */
  readonly leaders: readonly PlayerId[];
  /** More than whoever comes next; nought: nobody comes next. */
  readonly territories: number;
  /** The same in points of the field army; below nought where the next is stronger. */
  readonly points: number;
}

/** R13, without an end: territory first, then army points, then battles won. Nobody leads where nobody stands. */
export function leadOf(reckonings: readonly Reckoning[]): Lead | undefined {
  const standing = reckonings.filter(({ territories }) => territories > 0).sort(byRank);
  const [first] = standing;
  if (first === undefined) return undefined;
  const leaders = standing.filter((one) => byRank(one, first) === 0);
  const next = standing[leaders.length];
  return {
    leaders: leaders.map(({ player }) => player),
    territories: next === undefined ? 0 : first.territories - next.territories,
    points: next === undefined ? 0 : first.points - next.points,
  };
}

function byRank(a: Reckoning, b: Reckoning): number {
  return b.territories - a.territories || b.points - a.points || b.battlesWon - a.battlesWon;
}
