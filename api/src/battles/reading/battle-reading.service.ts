import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Role } from '@pelagonia/rules';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority, type Standing } from '../../campaigns/authority/authority.js';
import { AppError } from '../../errors/app-error.js';
import { partIn } from '../battle-sides.js';
import type { BattleEntity } from '../battle.entity.js';
import type { BattleModel } from '../battle.models.js';
import { Briefings } from '../briefings/briefings.js';
import { BotSeats } from '../../turns/absence/bot-seats.js';
import { isUnfought, lapseOf } from '../lapse.js';
import { battleFor, type BattleRecord } from './battle.mapper.js';
import { BattlesRepository } from './battles.repository.js';

const sides: readonly Role[] = ['attacker', 'defender'];

@Injectable()
export class BattleReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly battles: BattlesRepository,
    private readonly briefings: Briefings,
    private readonly seats: BotSeats,
  ) {}

  async one(caller: Caller | undefined, campaignId: string, turn: number, key: string): Promise<BattleModel> {
    const [battle] = await this.read(caller, campaignId, { turn, key });
    if (battle === undefined) throw new AppError('NOT_FOUND', 'There is no such battle.');
    return battle;
  }

  /** Of a turn, or of all; the viewer's own alone, if he asks for those. */
  async all(
    caller: Caller | undefined,
    campaignId: string,
    turn: number | undefined,
    mine: boolean,
  ): Promise<BattleModel[]> {
    const battles = await this.read(caller, campaignId, turn === undefined ? {} : { turn });
    return mine ? battles.filter(({ mySide }) => mySide !== null) : battles;
  }

  private async read(
    caller: Caller | undefined,
    campaignId: string,
    where: FindOptionsWhere<BattleEntity>,
  ): Promise<BattleModel[]> {
    const { manager } = this.dataSource;
    const standing = await this.authority.see(manager, caller, campaignId);
    const accountId = caller?.accountId;
    const found = await this.battles.find(manager, { ...where, campaignId });
    const briefings = caller === undefined ? [] : await this.readable(manager, standing, caller, found);
    const open = found.some(({ battle }) => isUnfought(battle));
    const empty = open ? await this.seats.empty(manager, standing.campaign) : undefined;
    return found.map((record) => {
      const { battle, standIns } = record;
      const lapse = empty && isUnfought(battle) ? lapseOf(battle, standIns, empty) : undefined;
      const { side } = partIn(standing, battle, standIns, accountId);
      const inside =
        standing.roles.includes('referee') ||
        sides.some((one) => fightsFor(one, standing, record, accountId));
      const its = briefings.filter((one) => one.turn === battle.turn && one.battle === battle.key);
      return battleFor({ accountId, side, inside }, record, { briefings: its, whenOverdue: lapse?.kind });
    });
  }

  private async readable(
    manager: EntityManager,
    standing: Standing,
    { accountId }: Caller,
    found: readonly BattleRecord[],
  ) {
    const author = standing.roles.includes('referee') ? accountId : undefined;
    const mayRead = (place: { turn: number; battle: string }, side: Role): boolean => {
      const record = found.find(({ battle }) => battle.turn === place.turn && battle.key === place.battle);
      return record !== undefined && fightsFor(side, standing, record, accountId);
    };
    const turns = [...new Set(found.map(({ battle }) => battle.turn))];
    return this.briefings.readable(manager, standing.campaign.id, turns, author, mayRead);
  }
}

/** What the sides tell each other is for who fights the battle: one that was over before his time is not a successor's. */
function fightsFor(
  side: Role,
  { seat, seatedSince, member }: Standing,
  { battle, standIns }: BattleRecord,
  accountId: string | undefined,
): boolean {
  if (member && standIns.some((one) => one.side === side && one.accountId === accountId)) return true;
  if (seat === undefined || battle[side] !== seat) return false;
  if (battle.settledAt === null) return battle.status !== 'void';
  return seatedSince !== undefined && seatedSince <= battle.settledAt;
}
