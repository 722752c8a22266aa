import { isCount } from '../sealing/canonical-line.js';
import type { DieRoll } from './dice.js';
import { dieSource, isSeed, isSides, seedCommitment } from './die-source.js';

/** What is published of a turn's dice: the commitment before it opened, the rest when it ended. */
export interface PublishedDice {
  readonly campaign: string;
  readonly turn: number;
  readonly commitment: string;
  readonly seed: string;
  readonly rolls: readonly DieRoll[];
}

/** A reason not to trust a turn's dice. */
export type DiceFault =
  /** The seed is no seed, so no roll can be computed. */
  | { readonly code: 'DICE_SEED_UNREADABLE' }
  /** This is not the seed that was committed to. */
  | { readonly code: 'DICE_SEED_CHANGED'; readonly commitment: string; readonly computed: string }
  /** No such die can be rolled: its number is not one from 1 up, or it has no sides. */
  | { readonly code: 'DICE_ROLL_IMPOSSIBLE'; readonly purpose: string; readonly counter: number }
  | {
      readonly code: 'DICE_FACE_WRONG';
      readonly purpose: string;
      readonly counter: number;
      readonly recorded: number;
      readonly computed: number;
    }
  /** The same die was put to use twice. */
  | { readonly code: 'DICE_ROLL_REPEATED'; readonly purpose: string; readonly counter: number }
  /** A die was passed over, as if it had shown something unwelcome; the first such of its purpose. */
  | { readonly code: 'DICE_ROLL_SKIPPED'; readonly purpose: string; readonly counter: number };

/** Everything that is wrong with the dice of a turn; nothing, if they are what was promised. Never throws. */
export function verifyRolls({ campaign, turn, commitment, seed, rolls }: PublishedDice): DiceFault[] {
  if (!isSeed(seed) || !isCount(turn)) return [{ code: 'DICE_SEED_UNREADABLE' }];
  const faults: DiceFault[] = [];
  const computed = seedCommitment(seed, campaign, turn);
  if (computed !== commitment) faults.push({ code: 'DICE_SEED_CHANGED', commitment, computed });
  const source = dieSource(seed, campaign, turn);
  const seen = new Map<string, Set<number>>();
  for (const { purpose, counter, sides, face } of rolls) {
    if (!isCount(counter) || counter === 0 || !isSides(sides)) {
      faults.push({ code: 'DICE_ROLL_IMPOSSIBLE', purpose, counter });
      continue;
    }
    const counters = seen.get(purpose) ?? new Set();
    seen.set(purpose, counters);
    if (counters.has(counter)) faults.push({ code: 'DICE_ROLL_REPEATED', purpose, counter });
    counters.add(counter);
    const expected = source(purpose, counter, sides);
    if (face !== expected) {
      faults.push({ code: 'DICE_FACE_WRONG', purpose, counter, recorded: face, computed: expected });
    }
  }
  for (const [purpose, counters] of seen) {
    const skipped = firstMissing(counters);
    if (skipped !== undefined) faults.push({ code: 'DICE_ROLL_SKIPPED', purpose, counter: skipped });
  }
  return faults;
}

/** The least number from 1 up that is missing below a larger one. */
function firstMissing(counters: ReadonlySet<number>): number | undefined {
  for (let counter = 1; counter <= counters.size; counter++) if (!counters.has(counter)) return counter;
  return undefined;
}
