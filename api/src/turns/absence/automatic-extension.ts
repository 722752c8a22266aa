import { Injectable } from '@nestjs/common';
import { SeatWaits } from '../../orders/seat-waits.js';
import { Extensions } from '../clock/extensions.js';
import type { Watch } from '../due/due-part.js';
import { AbsenceLadder } from './absence-ladder.js';

/** Waits for whoever would be absent, as often as the campaign grants each seat. */
@Injectable()
export class AutomaticExtension {
  constructor(
    private readonly ladder: AbsenceLadder,
    private readonly waits: SeatWaits,
    private readonly extensions: Extensions,
  ) {}

  /** Says whether the deadline has moved. */
  async grant(watch: Watch): Promise<boolean> {
    const { manager, campaign, turn, now } = watch;
    const { absence, sealedVisibility } = campaign.settings;
    if (absence.extensions === 0) return false;
    const rungs = await this.ladder.rungs(manager, campaign, turn, now);
    const waits = await this.waits.of(manager, campaign.id);
    const waited = rungs
      .filter(
        ({ seat, attendance }) =>
          attendance === 'absent' && (waits.get(seat.letter) ?? 0) < absence.extensions,
      )
      .map(({ seat }) => seat.letter);
    if (waited.length === 0) return false;
    await this.waits.count(manager, campaign.id, waited);
    // Whom it waits for tells who has not sealed: only where the campaign tells that anyway.
    const parameters = sealedVisibility === 'who' ? { seats: waited } : {};
    await this.extensions.move(watch, absence.extensionHours, {
      code: 'TURN_EXTENDED_BY_ABSENCE',
      parameters,
    });
    return true;
  }
}
