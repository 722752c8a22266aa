import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Dice, diceOf, type DieRoll, seedCommitment } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../secrets/secret-box.js';
import { TurnSecretEntity } from './turn-secret.entity.js';

const placeOf = (campaignId: string, turn: number): string => `turn-seed/${campaignId}/${turn}`;

/** Section 11: the secret of a turn's dice, kept until the turn has ended. */
@Injectable()
export class TurnDice {
  constructor(private readonly box: SecretBox) {}

  /** Chooses the seed of a turn that is about to open; answers what is published of it. */
  async choose(manager: EntityManager, campaignId: string, turn: number): Promise<string> {
    const seed = randomBytes(32).toString('hex');
    await manager.insert(TurnSecretEntity, {
      campaignId,
      turn,
      seed: this.box.lock(seed, placeOf(campaignId, turn)),
    });
    return seedCommitment(seed, campaignId, turn);
  }

  async seedOf(manager: EntityManager, campaignId: string, turn: number): Promise<string> {
    const { seed } = await manager.findOneByOrFail(TurnSecretEntity, { campaignId, turn });
    return this.box.open(seed, placeOf(campaignId, turn));
  }

  /** Puts dice on the turn's list, each once: rolled again it shows the same. */
  async record(
    manager: EntityManager,
    campaignId: string,
    turn: number,
    rolls: readonly DieRoll[],
  ): Promise<void> {
    if (rolls.length === 0) return;
    await manager.query(
      `update turn
          set rolls = turn.rolls || (select coalesce(jsonb_agg(roll), '[]') from jsonb_array_elements($3::jsonb) roll
                                      where not turn.rolls @> jsonb_build_array(roll))
        where campaign_id = $1 and number = $2`,
      [campaignId, turn, JSON.stringify(rolls)],
    );
  }

  /** Fresh dice: they show the same faces each time. */
  fromSeed(seed: string, campaignId: string, turn: number): Dice {
    return diceOf(seed, campaignId, turn);
  }
}
