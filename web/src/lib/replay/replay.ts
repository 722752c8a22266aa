import type { PastTurn } from '../table/tenure.js';

/** The map at one moment of the campaign. */
export interface Frame {
  /** The week at whose beginning it looked so. */
  readonly week: number;
  /** When that was. */
  readonly at: string;
  readonly owners: Readonly<Record<string, string | undefined>>;
  readonly ruined: readonly string[];
  /** What changed hands since the frame before. */
  readonly captured: readonly string[];
}

/** The whole campaign as frames, one for the beginning of each week. */
export function framesOf(history: readonly PastTurn[]): Frame[] {
  const moments = history.map(({ number, openedAt, territories }) => ({
    week: number,
    at: openedAt,
    owners: Object.fromEntries(territories.map(({ territory, seat }) => [territory, seat ?? undefined])),
    ruined: territories.filter(({ ruins }) => ruins).map(({ territory }) => territory),
  }));
  return moments.map((moment, index) => {
    const before = moments[index - 1]?.owners;
    const places = Object.keys(before ?? {});
    return {
      ...moment,
      captured: before ? places.filter((place) => before[place] !== moment.owners[place]) : [],
    };
  });
}
