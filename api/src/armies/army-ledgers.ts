import { Injectable } from '@nestjs/common';
import type { ArmyLine } from '@pelagonia/rules';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { SecretBox } from '../secrets/secret-box.js';
import { type ArmyActKind, ArmyLedgerEntryEntity } from './army-ledger-entry.entity.js';

export type ArmyAct = Readonly<{ kind: ArmyActKind; turn: number; lines: readonly ArmyLine[]; at: Date }>;

type Place = Readonly<{ campaignId: string; seat: string }>;

const placeOf = ({ campaignId, seat }: Place, number: number): string =>
  `army-ledger/${campaignId}/${seat}/${number}`;

/** Where the ledgers of standing armies are kept. */
@Injectable()
export class ArmyLedgers {
  constructor(private readonly box: SecretBox) {}

  async of(manager: EntityManager, { campaignId, seat }: Place, upToTurn: number): Promise<ArmyAct[]> {
    const rows = await manager.find(ArmyLedgerEntryEntity, {
      where: { campaignId, seat, turn: LessThanOrEqual(upToTurn) },
      order: { number: 'asc' },
    });
    return rows.map(({ kind, turn, at, number, locked }) => ({
      kind,
      turn,
      at,
      lines: JSON.parse(this.box.open(locked, placeOf({ campaignId, seat }, number))) as ArmyLine[],
    }));
  }

  async write(manager: EntityManager, place: Place, { kind, turn, lines, at }: ArmyAct): Promise<void> {
    const number = 1 + (await manager.countBy(ArmyLedgerEntryEntity, place));
    const locked = this.box.lock(JSON.stringify(lines), placeOf(place, number));
    await manager.insert(ArmyLedgerEntryEntity, { ...place, number, turn, kind, locked, at });
  }
}
