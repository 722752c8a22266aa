import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SecretBox } from '../secrets/secret-box.js';
import { codeOf } from './error-code.js';
import type { RoundWriter } from './letter-writers.js';
import { MailDelivery } from './mail-delivery.js';
import { MailRepository, type TakenMail } from './mail.repository.js';

/** Bytes for the list of those who are done with: as much for nobody as for all. */
const room = 1_000;
/** No letter is begun later in an attempt, so that it ends before another process may try. */
const newLettersMs = 10_000;

const placeOf = ({ id }: TakenMail): string => `mail-round/${id}`;

/**
 * Letters of which nobody else may know who gets one. A round is one row, and it runs through all of its attempts whether somebody
 * is still to be reached or not; who is done with lies locked in it. Neither the table nor the log tells whom it was sent to.
 */
@Injectable()
export class MailRounds {
  private readonly logger = new Logger(MailRounds.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mails: MailRepository,
    private readonly delivery: MailDelivery,
    private readonly box: SecretBox,
  ) {}

  /** One attempt at all letters of the round; whether it needs no further one. */
  async send(mail: TakenMail, write: RoundWriter, isLast: boolean): Promise<boolean> {
    const letters = await write(mail.about);
    if (letters === undefined) return true;
    // Asked every time, so that the answer tells nothing of the letters.
    if (!(await this.canReach(mail))) return isLast;
    const done = this.doneIn(mail);
    const begun = performance.now();
    for (const [place, letter] of letters) {
      if (performance.now() - begun > newLettersMs) break;
      if (!done.has(place) && (letter === undefined || (await this.deliver(mail, place, letter))))
        done.add(place);
      await this.keep(mail, done);
    }
    return isLast;
  }

  private async canReach({ id, kind }: TakenMail): Promise<boolean> {
    try {
      await this.delivery.reach();
      return true;
    } catch (error) {
      this.logger.warn(`a round of letters, ${id} (${kind}), does not reach anybody (${codeOf(error)})`);
      return false;
    }
  }

  /** What goes wrong with a single letter is not logged: it would tell that there was one. */
  private async deliver(
    { id }: TakenMail,
    place: string,
    letter: Parameters<MailDelivery['deliver']>[1],
  ): Promise<boolean> {
    try {
      await this.delivery.deliver(`${id}-${place}`, letter);
      return true;
    } catch {
      return false;
    }
  }

  private doneIn(mail: TakenMail): Set<string> {
    const { done } = mail.about;
    if (done === undefined) return new Set();
    return new Set(JSON.parse(this.box.open(Buffer.from(done, 'base64'), placeOf(mail))) as string[]);
  }

  private async keep(mail: TakenMail, done: ReadonlySet<string>): Promise<void> {
    const locked = this.box.lock(JSON.stringify([...done]), placeOf(mail), room);
    await this.mails.rewrite(this.dataSource.manager, mail.id, {
      ...mail.about,
      done: locked.toString('base64'),
    });
  }
}
