import { FieldFault } from '../../errors/user-error.js';
import type { BattleEntity } from '../battle.entity.js';

const most = 5;

/** Whether these times can be proposed: a few, to come, and within the window unless that has passed already. */
export function timeFaults(
  times: readonly Date[],
  { dueAt, overdueAt }: Pick<BattleEntity, 'dueAt' | 'overdueAt'>,
  now: Date,
): FieldFault[] {
  const fault = (code: string, message: string): FieldFault[] => [new FieldFault('times', code, message)];
  if (times.length === 0) return fault('TIMES_MISSING', 'Name at least one time.');
  if (times.length > most) return fault('TIMES_TOO_MANY', `Name at most ${most} times.`);
  if (times.some((time) => !(time > now))) return fault('TIME_PAST', 'Name times that are still to come.');
  if (dueAt !== null && overdueAt === null && times.some((time) => time > dueAt)) {
    return fault(
      'TIME_OUTSIDE_WINDOW',
      'Name times before the battle is due, or ask the referee to postpone it.',
    );
  }
  return [];
}
