import { Injectable } from '@nestjs/common';
import {
  type ArmyLine,
  type Checked,
  checkDisbanding,
  checkMuster,
  checkRecruits,
  readRoster,
  type StandingArmy,
} from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { type Act, CampaignActs } from '../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../campaigns/campaign-results.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { refuse } from '../campaigns/refusal.js';
import { InvalidInput } from '../errors/user-error.js';
import { type RosterList, RosterLists } from '../rosters/roster-lists.js';
import { fieldFaults } from '../rosters/roster.mapper.js';
import { takesOrders } from '../turns/takes-orders.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { ArmyActKind } from './army-ledger-entry.entity.js';
import { ArmyLedgers } from './army-ledgers.js';
import type { ArmyLineInput, DisbandUnitsInput, MusterArmyInput, RecruitUnitsInput } from './army.models.js';
import { StandingArmies } from './standing-armies.js';

type ArmyInput = MusterArmyInput | RecruitUnitsInput | DisbandUnitsInput;
type Check = (
  books: RosterList,
  army: StandingArmy,
  lines: readonly ArmyLine[],
) => Checked<readonly ArmyLine[]>;

const codes = {
  mustered: 'ARMY_MUSTERED',
  recruited: 'ARMY_RECRUITED',
  disbanded: 'ARMY_DISBANDED',
} as const satisfies Record<ArmyActKind, string>;

/** S4: what players do to their standing armies, while orders are open. */
@Injectable()
export class ArmiesService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly lists: RosterLists,
    private readonly armies: StandingArmies,
    private readonly ledgers: ArmyLedgers,
    private readonly journal: Journal,
  ) {}

  muster(caller: Caller, input: MusterArmyInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'musterArmy', input, (act) =>
      this.write(act, 'mustered', input, (books, { mustered, allowance }, lines) =>
        mustered ? refuse('ARMY_MUSTERED_ALREADY') : checkMuster(books, allowance, lines),
      ),
    );
  }

  recruit(caller: Caller, input: RecruitUnitsInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'recruitUnits', input, (act) =>
      this.write(act, 'recruited', input, (books, army, lines) =>
        army.mustered ? checkRecruits(books, army, lines) : refuse('ARMY_NOT_MUSTERED'),
      ),
    );
  }

  disband(caller: Caller, input: DisbandUnitsInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'disbandUnits', input, (act) =>
      this.write(act, 'disbanded', input, (books, army, lines) =>
        army.mustered ? checkDisbanding(books, army, lines) : refuse('ARMY_NOT_MUSTERED'),
      ),
    );
  }

  /** The army list of a seat, in a campaign in which armies are kept. */
  async booksOf(manager: EntityManager, campaign: CampaignEntity, letter: string): Promise<RosterList> {
    if (!campaign.settings.persistentArmies) refuse('ARMIES_NOT_KEPT');
    const seat = await manager.findOneBy(SeatEntity, { campaignId: campaign.id, letter });
    const found = seat?.army == null ? undefined : await this.lists.find(manager, seat.army, campaign.id);
    return found ?? refuse('ARMY_NONE_CHOSEN');
  }

  private async write(
    act: Act,
    kind: ArmyActKind,
    input: ArmyInput,
    check: Check,
  ): Promise<InvalidInput | void> {
    const { manager, campaign, seat = '', now } = act;
    if (campaign.status !== 'running') refuse('CAMPAIGN_NOT_RUNNING');
    const books = await this.booksOf(manager, campaign, seat);
    const turn = await manager.findOneBy(TurnEntity, { campaignId: campaign.id, number: campaign.turn });
    if (turn === null || !takesOrders({ turn, now })) refuse('TURN_CLOSED');
    const read = readRoster({ army: books.list.id, size: 1, entries: input.lines.map(lineOf) });
    if (!read.ok) return new InvalidInput(fieldFaults('lines', read.faults, books));
    const army = await this.armies.of(manager, campaign, seat, books);
    const checked = check(books, army, read.value.entries);
    if (!checked.ok) return new InvalidInput(fieldFaults('lines', checked.faults, books));
    const place = { campaignId: campaign.id, seat };
    await this.ledgers.write(manager, place, { kind, turn: campaign.turn, lines: checked.value, at: now });
    await this.journal.write(manager, campaign.id, campaign.turn, now, [
      { code: codes[kind], rule: 'S4', parameters: { seat } },
    ]);
  }
}

function lineOf({ unit, count, items, mount }: ArmyLineInput): ArmyLine {
  return { unit, count, items, ...(mount != null && { mount }) };
}
