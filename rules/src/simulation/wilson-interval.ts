export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
const deviations = 1.959963984540054;

/** Wilson's score interval, 95 %, for a share of which `hits` in `trials` were seen: sound for small and extreme shares too. */
export function wilsonInterval(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const square = deviations ** 2 / trials;
  const centre = (share + square / 2) / (1 + square);
  const half =
    (deviations / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
