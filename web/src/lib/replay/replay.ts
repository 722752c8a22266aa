import type { PastTurn } from '../table/tenure.js';

/** The map at one moment of the campaign. */
export interface Frame {
  /** The week at whose beginning it looked so. */
  readonly week: number;
  readonly owners: Readonly<Record<string, string | undefined>>;
  readonly ruined: readonly string[];
  /** What changed hands since the frame before. */
  readonly captured: readonly string[];
}

/** The whole campaign as frames, one for the beginning of each week; `end` is how a finished one ended. */
export function framesOf(
  history: readonly PastTurn[],
  end?: { readonly owners: Frame['owners']; readonly ruined: readonly string[] },
): Frame[] {
  const moments = history.map(({ number, territories }) => ({
    week: number,
    owners: Object.fromEntries(territories.map(({ territory, seat }) => [territory, seat ?? undefined])),
    ruined: territories.filter(({ ruins }) => ruins).map(({ territory }) => territory),
  }));
  const last = moments.at(-1);
  const all = end && last ? [...moments, { ...end, week: last.week + 1 }] : moments;
  return all.map((moment, index) => {
    const before = all[index - 1]?.owners;
    const places = Object.keys(before ?? {});
    return {
      ...moment,
      captured: before ? places.filter((place) => before[place] !== moment.owners[place]) : [],
    };
  });
}
