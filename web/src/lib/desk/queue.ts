import type { DeskBattleFragment, DeskQueueQuery } from '../generated/operations.js';

type QueuedChoice = DeskQueueQuery['choices'][number];
export type BattleState = 'disputed' | 'overdue' | 'unplayed';
export type QueueItem =
  | {
      readonly type: BattleState;
      readonly key: string;
      readonly since: string;
      readonly battle: DeskBattleFragment;
    }
  | { readonly type: 'choice'; readonly key: string; readonly since: string; readonly choice: QueuedChoice };

/** What waits for a decision comes before what is still in its time. */
const rank = { disputed: 0, overdue: 0, choice: 1, unplayed: 2 } as const;

function stateOf({ status, overdue }: DeskBattleFragment): BattleState | undefined {
  if (status === 'SETTLED' || status === 'VOID') return undefined;
  if (status === 'DISPUTED') return 'disputed';
  return overdue && status !== 'REPORTED' ? 'overdue' : 'unplayed';
}

/** A quarrel is as old as the report it is about. */
const waitingSince = ({ reports, dueAt }: DeskBattleFragment, type: BattleState): string =>
  (type === 'disputed' ? reports.at(-1)?.at : undefined) ?? dueAt ?? '';

/** What the turn waits for: quarrels and what is overdue, the oldest first; then choices, then what is still in its time. */
export function queueOf({ battles, choices }: Pick<DeskQueueQuery, 'battles' | 'choices'>): QueueItem[] {
  const items: QueueItem[] = [
    ...battles.flatMap((battle) => {
      const type = stateOf(battle);
      return type ? [{ type, key: battle.key, since: waitingSince(battle, type), battle }] : [];
    }),
    ...choices
      .filter(({ settled }) => !settled)
      .map((choice) => ({ type: 'choice' as const, key: choice.key, since: choice.deadline, choice })),
  ];
  return items.sort(
    (a, b) => rank[a.type] - rank[b.type] || new Date(a.since).getTime() - new Date(b.since).getTime(),
  );
}
