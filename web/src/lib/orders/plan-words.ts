import type { AbsenceCode, WarTableTurnQuery } from '../generated/operations.js';
import { m } from '../paraglide/messages.js';

type Step = NonNullable<WarTableTurnQuery['campaign']['absencePlan']>[number];

const sentences: Record<AbsenceCode, (step: Step) => string> = {
  NOTHING_TO_ORDER: () => m.table_plan_nothing(),
  ORDER_SEALED: () => m.table_plan_sealed(),
  STANDING_ORDER: () => m.table_plan_standing(),
  DELEGATE_MAY_ORDER: () => m.table_plan_delegate(),
  ON_LEAVE: () => m.table_plan_leave(),
  DEADLINE_MOVES: ({ hours, count }) => m.table_plan_moves({ hours: hours ?? 0, count: count ?? 1 }),
  ARMY_DEFENDS: () => m.table_plan_defends(),
  ORDER_REPEATED: () => m.table_plan_repeated(),
  BOT_ORDERS: () => m.table_plan_bot(),
  MISS_COUNTED: ({ count, limit }) => m.table_plan_miss({ count: count ?? 1, limit: limit ?? 1 }),
  SEAT_OPENS: ({ count }) => m.table_plan_opens({ count: count ?? 1 }),
};

export const planSentence = (step: Step): string => sentences[step.code](step);
