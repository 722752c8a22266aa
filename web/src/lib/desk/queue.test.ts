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
const report = (at: string): DeskBattleFragment['reports'][number] => ({
  __typename: 'BattleReport',
  number: 1,
  at,
});
const choice = (key: string, settled = false): DeskQueueQuery['choices'][number] => ({
  __typename: 'Choice',
  key,
  kind: 'WHOM_TO_FIGHT_FIRST',
  seat: 'B',
  among: ['A', 'C'],
  territory: null,
  occupier: null,
  deadline: '2026-11-19T20:00:00Z',
  fallback: ['A', 'C'],
  settled,
  answer: null,
  settledBy: null,
});
const keys = (battles: DeskBattleFragment[], choices: DeskQueueQuery['choices'] = []) =>
  queueOf({ battles, choices }).map(({ type, key }) => `${type} ${key}`);

describe('the referee’s queue', () => {
  it('has quarrels and what is overdue first, then choices, and what is in its time', () => {
    const battles = [
      battle('young', {}),
      battle('late', { overdue: true }),
      battle('quarrel', { status: 'DISPUTED', overdue: true, reports: [report('2026-11-18T20:00:00Z')] }),
    ];
    expect(keys(battles, [choice('order:B')])).toEqual([
      'disputed quarrel',
      'overdue late',
      'choice order:B',
      'unplayed young',
    ]);
  });

  it('has the oldest first: a quarrel is as old as the report it is about', () => {
    const battles = [
      battle('third', { overdue: true }),
      battle('second', { status: 'DISPUTED', reports: [report('2026-11-18T20:00:00Z')] }),
      battle('first', { overdue: true, dueAt: '2026-11-01T20:00:00Z' }),
    ];
    expect(keys(battles)).toEqual(['overdue first', 'disputed second', 'overdue third']);
  });

  it('waits for the sides while a late battle is reported', () => {
    expect(keys([battle('told', { status: 'REPORTED', overdue: true })])).toEqual(['unplayed told']);
  });

  it('forgets what is settled or void', () => {
    const battles = [
      battle('done', { status: 'SETTLED' }),
      battle('gone', { status: 'VOID', overdue: true }),
    ];
    expect(keys(battles, [choice('order:B', true)])).toEqual([]);
  });
});
