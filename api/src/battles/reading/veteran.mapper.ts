import type { FieldedPiece } from '@pelagonia/rules';
import { sideOfSeat, otherSide } from '../battle-sides.js';
import type { BattleEntity } from '../battle.entity.js';
import type { VeteranEntity } from '../veterans/veteran.entity.js';
import type { HonourCandidateModel, VeteranModel } from '../veterans/veteran.models.js';

/** A line of a muster roll with the battles that made and ended it. */
export function veteranView(veteran: VeteranEntity, battles: readonly BattleEntity[]): VeteranModel {
  const { seat, name, unit, honour, wonTurn, wonBattle, lostTurn, lostBattle } = veteran;
  const find = (turn: number | null, key: string | null): BattleEntity | undefined =>
    battles.find((battle) => battle.turn === turn && battle.key === key);
  const [won, lost] = [find(wonTurn, wonBattle), find(lostTurn, lostBattle)];
  return {
    seat,
    name,
    unit,
    honour,
    wonTurn,
    wonBattle,
    wonAt: won?.territory ?? null,
    wonAgainst: enemyIn(won, seat),
    battlesSince: battles.filter((battle) => wasFielded(veteran, battle)).length,
    fallen: lostTurn !== null,
    lostTurn,
    lostBattle,
    lostAgainst: enemyIn(lost, seat),
  };
}

export function candidateView({ id, unit, entry, number }: FieldedPiece): HonourCandidateModel {
  return { id, unit, entry, number };
}

function enemyIn(battle: BattleEntity | undefined, seat: string): string | null {
  const side = battle && sideOfSeat(battle, seat);
  return battle === undefined || side === undefined ? null : battle[otherSide[side]];
}

function wasFielded({ seat, name }: VeteranEntity, battle: BattleEntity): boolean {
  const side = sideOfSeat(battle, seat);
  const fielded = battle.status === 'settled' && side !== undefined && battle.veteransFielded?.[side];
  return fielded ? fielded.includes(name) : false;
}
