import { Injectable } from '@nestjs/common';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import { seatLetters } from '../../campaigns/seat-letters.js';
import { type SeatAct, SeatChanges } from './seat-changes.js';
import { SeatLettersRepository } from './seat-letters.repository.js';

/** Under which letter a seat is played, and so in which colour: in the lobby its player may change it. */
@Injectable()
export class Colours {
  constructor(
    private readonly letters: SeatLettersRepository,
    private readonly seatChanges: SeatChanges,
  ) {}

  /** The realm stays, and all that was settled of it; a realm that nobody plays gets the former letter for its own. */
  async give(act: SeatAct, letter: string, wanted: string): Promise<void> {
    if (!seatLetters.includes(wanted)) refuse('COLOUR_UNKNOWN');
    if (wanted === letter) return;
    const { manager, campaign } = act;
    const seats = await manager.findBy(SeatEntity, { campaignId: campaign.id });
    if (seats.some((seat) => seat.letter === wanted && seat.accountId !== null)) refuse('COLOUR_TAKEN');
    await this.letters.exchange(manager, campaign.id, letter, wanted);
    const { name } = await this.seatChanges.find(act, wanted);
    const parameters = { seat: wanted, former: letter, name };
    await this.seatChanges.tell(act, { code: 'COLOUR_CHOSEN', parameters });
  }
}
