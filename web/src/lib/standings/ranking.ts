/** How a seat stands in a conquest. */
export interface Standing {
  readonly seat: string;
  readonly territories: number;
  readonly armyPoints: number;
  readonly battlesWon: number;
}

/** The order in which R13 would decide today: most territory, then the larger army, then battles won; equals share a place. */
export function ranking<One extends Standing>(standings: readonly One[]): { place: number; standing: One }[] {
  const compare = (a: One, b: One) =>
    b.territories - a.territories || b.armyPoints - a.armyPoints || b.battlesWon - a.battlesWon;
  const sorted = [...standings].sort((a, b) => compare(a, b) || (a.seat < b.seat ? -1 : 1));
  return sorted.map((standing) => ({
    place: sorted.findIndex((other) => compare(other, standing) === 0) + 1,
    standing,
  }));
}
