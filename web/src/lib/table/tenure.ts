import type { WholeHistoryQuery } from '../generated/operations.js';

export type PastTurn = WholeHistoryQuery['campaign']['history'][number];

/** A time during which one seat, or nobody, held a territory. */
export interface Tenure {
  readonly seat: string | undefined;
  /** The week from whose beginning on. */
  readonly since: number;
}

/** Who has held a territory, the latest first. */
export function tenuresOf(territory: string, history: readonly PastTurn[], now?: string): Tenure[] {
  const tenures: Tenure[] = [];
  const hold = (seat: string | undefined, since: number) => {
    if (tenures[0]?.seat !== seat || tenures.length === 0) tenures.unshift({ seat, since });
  };
  for (const { number, territories } of history) {
    hold(territories.find((one) => one.territory === territory)?.seat ?? undefined, number);
  }
  const last = history.at(-1);
  if (last && now !== (tenures[0]?.seat ?? undefined)) hold(now, last.number + 1);
  return tenures;
}
