import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { BotBattles } from '../../battles/bots/bot-battles.js';
import { ChoiceEntity } from '../../battles/choice.entity.js';
import { BotSeats } from '../absence/bot-seats.js';
import { TurnProgress } from '../turn-progress.js';
import type { DuePart, Watch } from './due-part.js';

/** What waits for seats that nobody plays: whoever plays among bots waits for nobody. */
@Injectable()
export class DueBots implements DuePart {
  constructor(
    private readonly bots: BotBattles,
    private readonly seats: BotSeats,
    private readonly progress: TurnProgress,
  ) {}

  async nextDue(watch: Watch): Promise<Date | undefined> {
    const { manager, campaign, turn, now } = watch;
    if (turn.phase !== 'revealed') return undefined;
    const waits = (await this.bots.tasks(manager, campaign, now)).length > 0 || (await this.isAsked(watch));
    return waits ? now : undefined;
  }

  async step(watch: Watch): Promise<boolean> {
    const { manager, campaign, turn, now } = watch;
    if (turn.phase !== 'revealed') return false;
    const asked = await this.isAsked(watch);
    const done = await this.bots.step(manager, campaign, now);
    if (done === 'settled' || asked) await this.progress.advance(manager, campaign, turn, now);
    return done !== 'nothing' || asked;
  }

  async postpone(): Promise<number> {
    return 0;
  }

  /** Whether a choice waits for a seat that somebody has left since; playing the turn on lets the bot make it. */
  private async isAsked({ manager, campaign }: Watch): Promise<boolean> {
    const seats = [...(await this.seats.of(manager, campaign))];
    const open = { campaignId: campaign.id, turn: campaign.turn, answer: IsNull() };
    return seats.length > 0 && manager.existsBy(ChoiceEntity, { ...open, seat: In(seats) });
  }
}
