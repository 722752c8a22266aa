import { Injectable } from '@nestjs/common';
import type { DieRoll, RollDie, UnfoughtBattle } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { TurnDice } from '../turns/turn-dice.js';
import type { BattleEntity } from './battle.entity.js';

/** Battles that nobody plays on a table. Each die is fixed by the turn's seed: a second roll shows what the first did. */
@Injectable()
export class AbstractBattles {
  constructor(private readonly dice: TurnDice) {}

  async decide<T>(
    manager: EntityManager,
    battle: BattleEntity,
    work: (battle: UnfoughtBattle, roll: RollDie) => T,
  ): Promise<{ value: T; rolls: readonly DieRoll[] }> {
    const { campaignId, turn, key } = battle;
    const dice = this.dice.fromSeed(await this.dice.seedOf(manager, campaignId, turn), campaignId, turn);
    return { value: work(unfought(battle), dice.rollerFor(`abstract:${key}`)), rolls: dice.rolls };
  }
}

function unfought(battle: BattleEntity): UnfoughtBattle {
  const { kind, attacker, defender, attackerPoints, defenderPoints, garrison } = battle;
  return {
    kind,
    attacker: { player: attacker, points: attackerPoints },
    defender: { player: defender, points: defenderPoints, garrison },
  };
}
