import type { Honour as HonourId, MusterRoll } from '@pelagonia/rules';
import type { Honour } from '../generated/operations.js';

/** A veteran as any query tells of it. */
interface Told {
  readonly seat: string;
  readonly name: string;
  readonly unit: string;
  readonly honour: Honour;
  readonly fallen: boolean;
  readonly wonTurn: number;
}

const ids: Record<Honour, HonourId> = {
  GUARDS: 'guards',
  LOYAL: 'loyal',
  FEROCIOUS: 'ferocious',
  STUBBORN: 'stubborn',
  VANGUARD: 'vanguard',
  TOUGH_AS_ROCK: 'tough-as-rock',
};
export const honourId = (honour: Honour): HonourId => ids[honour];

/** A seat's roll as the rules know it; which battles made and ended a veteran they do not ask. */
export const rollOf = (veterans: readonly Told[], seat: string | undefined): MusterRoll => ({
  veterans: veterans
    .filter((veteran) => veteran.seat === seat)
    .map(({ name, unit, honour, fallen, wonTurn: turn }) => ({
      name,
      unit,
      honour: honourId(honour),
      won: { turn, battle: '' },
      ...(fallen && { lost: { turn, battle: '' } }),
    })),
});

/** Honours by the names of veterans, from the entries of a roster. */
export const honoursOf = (
  entries: readonly { readonly veteran: string | null; readonly honour: Honour | null }[],
): ReadonlyMap<string, HonourId> =>
  new Map(
    entries.flatMap(({ veteran, honour }) =>
      veteran && honour ? [[veteran, honourId(honour)] as const] : [],
    ),
  );
