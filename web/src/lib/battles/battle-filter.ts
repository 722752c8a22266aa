import type { BattleInShortFragment } from '../generated/operations.js';
import { isOpen } from './battle-words.js';

export interface BattleFilter {
  readonly mine: boolean;
  readonly open: boolean;
  /** One turn alone. */
  readonly turn: number | undefined;
}

export const everything: BattleFilter = { mine: false, open: false, turn: undefined };

export const narrowed = (
  battles: readonly BattleInShortFragment[],
  { mine, open, turn }: BattleFilter,
): BattleInShortFragment[] =>
  battles.filter(
    (battle) =>
      (!mine || battle.mySide != null) &&
      (!open || isOpen(battle.status)) &&
      (turn === undefined || battle.turn === turn),
  );

/** What waits for the reader first: his own, then what is open, then what is over; void ones last. */
const weight = ({ mySide, status }: BattleInShortFragment): number =>
  (mySide == null ? 4 : 0) + (isOpen(status) ? 0 : 1) + (status === 'VOID' ? 8 : 0);

/** Battles by turn, the latest turn first. */
export function turnsOf(
  battles: readonly BattleInShortFragment[],
): { turn: number; battles: BattleInShortFragment[] }[] {
  const turns = [...new Set(battles.map(({ turn }) => turn))].sort((a, b) => b - a);
  return turns.map((turn) => ({
    turn,
    battles: battles.filter((battle) => battle.turn === turn).sort((a, b) => weight(a) - weight(b)),
  }));
}
