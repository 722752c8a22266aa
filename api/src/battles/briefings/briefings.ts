import { Injectable } from '@nestjs/common';
import type { Role } from '@pelagonia/rules';
import { type EntityManager, In } from 'typeorm';
import { SecretBox } from '../../secrets/secret-box.js';
import type { BattleEntity } from '../battle.entity.js';
import { BattleBriefingEntity } from './battle-briefing.entity.js';

export type Briefing = Readonly<{ turn: number; battle: string; side: Role; text: string }>;
/** Whether a person may read the briefing of a side, whoever wrote it. */
export type MayRead = (battle: { turn: number; battle: string }, side: Role) => boolean;

const placeOf = ({
  campaignId,
  turn,
  battle,
  side,
}: Pick<BattleBriefingEntity, 'campaignId' | 'turn' | 'battle' | 'side'>): string =>
  `battle-briefing/${campaignId}/${turn}/${battle}/${side}`;

/** The only room that can open briefings; nothing else in the service reads their table. */
@Injectable()
export class Briefings {
  constructor(private readonly box: SecretBox) {}

  async write(
    manager: EntityManager,
    { campaignId, turn, key }: BattleEntity,
    { side, text }: { side: Role; text: string },
    { by, at }: { by: string; at: Date },
  ): Promise<void> {
    const place = { campaignId, turn, battle: key, side };
    const locked = this.box.lock(text, placeOf(place));
    await manager.upsert(BattleBriefingEntity, { ...place, locked, writtenBy: by, writtenAt: at }, [
      'campaignId',
      'turn',
      'battle',
      'side',
    ]);
  }

  /** Of these battles of a campaign, what the reader wrote himself as a referee, and what he may read. */
  async readable(
    manager: EntityManager,
    campaignId: string,
    turns: readonly number[],
    author: string | undefined,
    mayRead: MayRead,
  ): Promise<Briefing[]> {
    const rows = await manager.find(BattleBriefingEntity, {
      where: { campaignId, turn: In([...turns]) },
      order: { turn: 'asc', battle: 'asc', side: 'asc' },
    });
    return rows
      .filter((row) => (author !== undefined && row.writtenBy === author) || mayRead(row, row.side))
      .map((row) => ({
        turn: row.turn,
        battle: row.battle,
        side: row.side,
        text: this.box.open(row.locked, placeOf(row)),
      }));
  }
}
