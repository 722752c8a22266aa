import type { EntityManager } from 'typeorm';
import { ActionRefused } from '../campaigns/campaign-results.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { type BattleEvent, type BattleStatus, statusAfter } from './battle-transitions.js';
import { BattleEntity } from './battle.entity.js';

const refusalIn: Readonly<Record<BattleStatus, RefusalCode>> = {
  ready: 'BATTLE_NOT_REPORTED',
  appointed: 'BATTLE_NOT_REPORTED',
  postponed: 'BATTLE_NOT_REPORTED',
  reported: 'BATTLE_REPORTED',
  disputed: 'BATTLE_DISPUTED',
  settled: 'BATTLE_SETTLED',
  void: 'BATTLE_UNKNOWN',
};

/** Why this cannot happen to the battle as it stands. */
export function whyNot(event: BattleEvent, battle: BattleEntity): ActionRefused | undefined {
  return statusAfter(event, battle) === undefined ? new ActionRefused(refusalIn[battle.status]) : undefined;
}

/** Writes down what happened to a battle; the only way its state ever changes. */
export async function happen(
  manager: EntityManager,
  battle: BattleEntity,
  event: BattleEvent,
  change: Partial<Omit<BattleEntity, 'status' | 'voidedFrom'>> = {},
): Promise<void> {
  const status = statusAfter(event, battle);
  if (status === undefined) throw new Error(`“${event}” cannot happen to a battle that is ${battle.status}`);
  const voidedFrom = status === 'void' ? battle.status : null;
  const { campaignId, turn, key } = battle;
  const whole = { ...change, status, voidedFrom };
  await manager.update(BattleEntity, { campaignId, turn, key }, whole as object);
  Object.assign(battle, whole);
}
