/**
 * A battle in two dice, for bots and simulations; the book fights it on a table. HOUSE: each side rolls two dice and
 * multiplies their sum by its strength; the higher product wins, equal ones are a draw. A garrison fights behind walls and
 * counts twice: the book wants a besieger to bring double the points.
 */
export function defenceStrength(points: number, garrison: number): number {
  return points + garrison;
}

const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** In how many of the 36 ways two dice show less than 0, 1, … 13. */
const waysBelow = Array.from({ length: 14 }, (_, sum) =>
  sums.reduce((ways, other) => (other < sum ? ways + waysOf(other) : ways), 0),
);
const allWays = 36 * 36;

function waysOf(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

/** The chance, from 0 to 1, that a side of this strength beats the other; a draw is no victory. */
export function winningChance(strength: number, against: number): number {
  if (strength <= 0) return 0;
  let ways = 0;
  for (const sum of sums) {
    const reach = against <= 0 ? 13 : Math.min(13, Math.ceil((strength * sum) / against));
    ways += waysOf(sum) * (waysBelow[reach] ?? 0);
  }
  return ways / allWays;
}
