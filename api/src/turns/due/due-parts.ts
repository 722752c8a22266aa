import { DueBattles } from './due-battles.js';
import { DueBots } from './due-bots.js';
import type { DuePart } from './due-part.js';
import { EarlyLock } from './early-lock.js';
import { LockedOrders } from './locked-orders.js';
import { OpenVotes } from './open-votes.js';
import { OrderDeadline } from './order-deadline.js';
import { OverdueChoices } from './overdue-choices.js';
import { Reminders } from './reminders.js';

/** All that the clock does in a campaign, in the order in which it is asked; one step is done at a time. */
export const dueParts: (new (...needs: never[]) => DuePart)[] = [
  OrderDeadline,
  EarlyLock,
  LockedOrders,
  OpenVotes,
  Reminders,
  DueBots,
  OverdueChoices,
  DueBattles,
];

/** Nest's name for the list of them. */
export const DUE_PARTS = Symbol('due parts');
