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

const rank = { disputed: 0, overdue: 1, choice: 2, unplayed: 3 } as const;

function stateOf({ status, overdue }: DeskBattleFragment): BattleState | undefined {
  if (status === 'SETTLED' || status === 'VOID') return undefined;
  if (status === 'DISPUTED') return 'disputed';
  return overdue ? 'overdue' : 'unplayed';
}

/** What the turn waits for: quarrels first, then what is overdue, choices, and what is still in its time; the oldest first. */
export function queueOf({ battles, choices }: DeskQueueQuery): QueueItem[] {
  const items: QueueItem[] = [
    ...battles.flatMap((battle) => {
      const type = stateOf(battle);
      return type ? [{ type, key: battle.key, since: battle.dueAt ?? '', battle }] : [];
    }),
    ...choices
      .filter(({ settled }) => !settled)
      .map((choice) => ({ type: 'choice' as const, key: choice.key, since: choice.deadline, choice })),
  ];
  return items.sort(
    (a, b) => rank[a.type] - rank[b.type] || (a.since < b.since ? -1 : a.since > b.since ? 1 : 0),
  );
}
