import { describe, expect, it } from 'vitest';
import type { DeskBattleFragment, DeskQueueQuery } from '../generated/operations.js';
import { queueOf } from './queue.js';

const battle = (key: string, change: Partial<DeskBattleFragment>): DeskBattleFragment => ({
  __typename: 'Battle',
  turn: 1,
  key,
  kind: 'FIELD',
  territory: 'ford',
  attacker: 'A',
  defender: 'B',
  status: 'READY',
  dueAt: '2026-11-20T20:00:00Z',
  overdue: false,
  reports: [],
  ...change,
});
const choice = (key: string, settled = false): DeskQueueQuery['choices'][number] => ({
  __typename: 'Choice',
  key,
  seat: 'B',
  among: ['A', 'C'],
  deadline: '2026-11-19T20:00:00Z',
  settled,
});
const keys = (battles: DeskBattleFragment[], choices: DeskQueueQuery['choices'] = []) =>
  queueOf({ battles, choices }).map(({ type, key }) => `${type} ${key}`);

describe('the referee’s queue', () => {
  it('has quarrels first, then what is overdue, choices, and what is in its time', () => {
    const battles = [
      battle('young', {}),
      battle('late', { overdue: true }),
      battle('quarrel', { status: 'DISPUTED', overdue: true }),
    ];
    expect(keys(battles, [choice('order:B')])).toEqual([
      'disputed quarrel',
      'overdue late',
      'choice order:B',
      'unplayed young',
    ]);
  });

  it('has the oldest first among its like', () => {
    const battles = [
      battle('second', { overdue: true }),
      battle('first', { overdue: true, dueAt: '2026-11-01T20:00:00Z' }),
    ];
    expect(keys(battles)).toEqual(['overdue first', 'overdue second']);
  });

  it('forgets what is settled or void', () => {
    const battles = [
      battle('done', { status: 'SETTLED' }),
      battle('gone', { status: 'VOID', overdue: true }),
    ];
    expect(keys(battles, [choice('order:B', true)])).toEqual([]);
  });
});
