import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Act } from '../../campaigns/acts/campaign-acts.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { Journal, type JournalFact } from '../../campaigns/journal/journal.js';
import { refuse } from '../../campaigns/refusal.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { TurnPost } from '../../turns/letters/turn-post.js';
import { Seating } from '../seating.js';

export type Person = Readonly<{ id: string; displayName: string }>;
/** All that a change of seats needs of an act; the clock acts for nobody. */
export type SeatAct = Pick<Act, 'manager' | 'campaign' | 'now'>;

/** Who comes to a seat and who goes, in the lobby and while it is played; the journal tells it by the seat's name. */
@Injectable()
export class SeatChanges {
  constructor(
    private readonly seating: Seating,
    private readonly roles: RolePeriods,
    private readonly journal: Journal,
    private readonly campaignTick: CampaignTick,
    private readonly library: CampaignLibrary,
    private readonly post: TurnPost,
  ) {}

  async find({ manager, campaign }: SeatAct, letter: string): Promise<SeatEntity> {
    const seats = await manager.findBy(SeatEntity, { campaignId: campaign.id });
    return seats.find((seat) => seat.letter === letter) ?? refuse('SEAT_UNKNOWN');
  }

  /** A league is played by the seats that it began with. */
  async isPlayedFor({ manager, campaign }: SeatAct, letter: string): Promise<boolean> {
    if (campaign.format !== 'league' || campaign.status !== 'running') return true;
    const turn = await this.campaignTick.currentTurn(manager, campaign);
    return turn?.start.seats.includes(letter) ?? true;
  }

  /** Somebody sits down; whoever sat there before stays as one who looks on. */
  async take(
    act: SeatAct,
    seat: SeatEntity,
    person: Person,
    { confirmed, handedOver = false }: { confirmed: boolean; handedOver?: boolean },
  ): Promise<void> {
    const { manager, campaign, now } = act;
    const turn = await this.firstOpenTurn(manager, campaign);
    await this.seating.seat(manager, seat, person, now, turn, confirmed);
    if (seat.accountId !== null && seat.accountId !== person.id) {
      await this.keep(act, seat.accountId);
      if (!handedOver) await this.post.toPerson(manager, 'member.replaced', campaign.id, seat.accountId);
    }
    await this.clear(act);
    const predecessor = seat.accountId === null ? null : seat.name;
    await this.tell(act, {
      code: handedOver ? 'SEAT_HANDED_OVER' : 'SEAT_TAKEN',
      parameters: { seat: seat.letter, name: person.displayName, predecessor },
    });
  }

  /** Somebody stands up; what becomes of him is the caller's to say. */
  async vacate(act: SeatAct, seat: SeatEntity, fact: JournalFact): Promise<void> {
    const { manager, campaign, now } = act;
    await this.seating.unseat(manager, seat, now, await this.firstOpenTurn(manager, campaign));
    await this.clear(act);
    await this.tell(act, fact);
  }

  /** Without a seat: in the lobby he may take another, later he looks on. */
  async keep({ manager, campaign, now }: SeatAct, accountId: string): Promise<void> {
    const place = { campaignId: campaign.id, accountId };
    await this.roles.begin(manager, place, campaign.status === 'lobby' ? 'player' : 'spectator', now);
  }

  async tell({ manager, campaign, now }: SeatAct, fact: JournalFact): Promise<void> {
    await this.journal.write(manager, campaign.id, campaign.turn, now, [fact]);
  }

  /** In the lobby a seat that was left is as if nobody had ever sat there; later it keeps name and army. */
  private async clear({ manager, campaign }: SeatAct): Promise<void> {
    if (campaign.status !== 'lobby') return;
    const { realms } = await this.library.mapOf(manager, campaign);
    for (const { id: realm, name } of realms) {
      const vacant = { campaignId: campaign.id, realm, accountId: IsNull() };
      await manager.update(SeatEntity, vacant, { name: name.en, army: null });
    }
  }

  /** What is locked stays as it was committed to, until it is revealed; what can still be sealed is void. */
  private async firstOpenTurn(manager: EntityManager, campaign: CampaignEntity): Promise<number> {
    const turn = await this.campaignTick.currentTurn(manager, campaign);
    return turn === undefined || turn.phase === 'ordering' ? campaign.turn : campaign.turn + 1;
  }
}
