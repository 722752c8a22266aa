import { Injectable } from '@nestjs/common';
import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  In,
  IsNull,
  Not,
  type ObjectLiteral,
} from 'typeorm';
import { ArmyLedgerEntryEntity } from '../../armies/army-ledger-entry.entity.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { JoinRequestEntity } from '../../lobby/requests/join-request.entity.js';
import { OrderSeals } from '../../orders/order-seals.js';
import { TurnEntity } from '../../turns/turn.entity.js';
import { BattleProposalEntity } from '../appointments/battle-proposal.entity.js';
import { BattleEntity } from '../battle.entity.js';
import { ChoiceEntity } from '../choice.entity.js';
import { BattleReportEntity } from '../reports/battle-report.entity.js';
import { BattleStandInEntity } from '../stand-ins/battle-stand-in.entity.js';
import { BattleHonourEntity } from '../veterans/battle-honour.entity.js';

/** Everything that duties are read from. */
export type DutyRecords = Readonly<{
  roles: readonly CampaignRoleEntity[];
  campaigns: readonly CampaignEntity[];
  turns: readonly TurnEntity[];
  /** The seats of his for which an order of the turn under way is sealed, as `campaign/seat`. */
  sealed: ReadonlySet<string>;
  /** The seats of his whose lasting armies were mustered, as `campaign/seat`. */
  mustered: ReadonlySet<string>;
  choices: readonly ChoiceEntity[];
  honours: readonly BattleHonourEntity[];
  battles: readonly BattleEntity[];
  standIns: readonly BattleStandInEntity[];
  proposals: readonly BattleProposalEntity[];
  reports: readonly BattleReportEntity[];
  /** Those that no organiser has answered, where he is one. */
  requests: readonly JoinRequestEntity[];
  /** Of campaigns that he organises, that have not begun, or where battles wait to be fought. */
  seats: readonly SeatEntity[];
}>;

@Injectable()
export class DutiesRepository {
  constructor(private readonly seals: OrderSeals) {}

  /** Thirteen statements at most, however many campaigns. */
  async of(manager: EntityManager, accountId: string): Promise<DutyRecords> {
    const roles = await manager.findBy(CampaignRoleEntity, { accountId, until: IsNull() });
    const ids = [...new Set(roles.map(({ campaignId }) => campaignId))];
    const campaigns = await manager.find(CampaignEntity, {
      where: { id: In(ids), status: In(['lobby', 'running']) },
      order: { createdAt: 'desc', id: 'asc' },
    });
    const running = campaigns.filter(({ status }) => status === 'running');
    const of = running.map(({ id, turn }) => ({ campaignId: id, turn }));
    const organised = campaigns.filter(({ id }) =>
      roles.some(({ campaignId, role }) => campaignId === id && role === 'organiser'),
    );
    const gathering = campaigns.filter(({ status }) => status === 'lobby');
    // A delegate may order for a seat; its choices, honours and army are its player's.
    const seats = roles.flatMap(({ campaignId, role, seat }) => {
      const campaign = role === 'player' ? running.find(({ id }) => id === campaignId) : undefined;
      return seat === null || campaign === undefined ? [] : [{ campaignId, turn: campaign.turn, seat }];
    });
    const keeping = running.filter(({ settings }) => settings.persistentArmies).map(({ id }) => id);
    const mustered = await anyOf(
      manager,
      ArmyLedgerEntryEntity,
      seats
        .filter(({ campaignId }) => keeping.includes(campaignId))
        .map(({ campaignId, seat }) => ({ campaignId, seat, kind: 'mustered' as const })),
    );
    const open = { answer: IsNull() };
    const battles = await anyOf(
      manager,
      BattleEntity,
      of.map((place) => ({ ...place, status: Not(In(['settled', 'void'])) })),
    );
    const fighting = running.filter(({ id }) => battles.some(({ campaignId }) => campaignId === id));
    return {
      roles,
      campaigns,
      turns: await anyOf(
        manager,
        TurnEntity,
        of.map(({ campaignId, turn: number }) => ({ campaignId, number })),
      ),
      sealed: await this.seals.sealedAmong(manager, seats),
      mustered: new Set(mustered.map(({ campaignId, seat }) => `${campaignId}/${seat}`)),
      choices: await anyOf(
        manager,
        ChoiceEntity,
        seats.map((seat) => ({ ...seat, ...open })),
      ),
      honours: await anyOf(
        manager,
        BattleHonourEntity,
        seats.map(({ campaignId, seat }) => ({ campaignId, seat, state: 'open' as const })),
      ),
      battles,
      standIns: await anyOf(manager, BattleStandInEntity, of),
      proposals: await anyOf(
        manager,
        BattleProposalEntity,
        of.map((place) => ({ ...place, ...open })),
      ),
      reports: await anyOf(
        manager,
        BattleReportEntity,
        of.map((place) => ({ ...place, ...open })),
      ),
      requests: await anyOf(
        manager,
        JoinRequestEntity,
        organised.map(({ id }) => ({ campaignId: id, declinedAt: IsNull() })),
      ),
      seats: await anyOf(
        manager,
        SeatEntity,
        [...new Set([...organised, ...gathering, ...fighting])].map(({ id }) => ({ campaignId: id })),
      ),
    };
  }
}

/** Rows that match one of these; none, where there is nothing to match: no condition at all would find every row. */
async function anyOf<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>[],
): Promise<T[]> {
  return where.length === 0 ? [] : manager.findBy(entity, where);
}
