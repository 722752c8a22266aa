import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import type { TurnEntity } from '../turn.entity.js';

/** A campaign whose time has come, held by the caller's transaction. */
export type Watch = Readonly<{
  manager: EntityManager;
  campaign: CampaignEntity;
  /** The turn under way. */
  turn: TurnEntity;
  now: Date;
}>;

/** Moments later than `after`, and none later than `upTo` if there is one, move by so many milliseconds. */
export type Delay = Readonly<{ after: Date; upTo?: Date; byMs: number }>;

/**
 * One kind of thing that becomes due in a campaign that is being played. The parts are asked in the order of `dueParts`, so
 * whoever adds a kind adds a class and a line there.
 */
export interface DuePart {
  /** When it has something to do; undefined: nothing waits for the clock. */
  nextDue(watch: Watch): Promise<Date | undefined>;

  /** Does what is due by now, if anything; says whether it did. */
  step(watch: Watch): Promise<boolean>;

  /** Moves its moments out of the way of a pause or an outage; says how many it moved. */
  postpone(watch: Watch, delay: Delay): Promise<number>;
}

export function isDelayed(moment: Date | null, { after, upTo }: Delay): moment is Date {
  return moment !== null && moment > after && (upTo === undefined || moment <= upTo);
}

export function delayed(moment: Date, { byMs }: Delay): Date {
  return new Date(moment.getTime() + byMs);
}
