import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { codeOf } from './error-code.js';
import { LetterWriters } from './letter-writers.js';
import { MailDelivery } from './mail-delivery.js';
import { MailQueue } from './mail-queue.js';
import { MailRounds } from './mail-rounds.js';
import { MailRepository, type TakenMail } from './mail.repository.js';

/** Letters of other processes, and those whose next attempt is due, are looked for this often. */
const lookEveryMs = 5_000;
const mostAttempts = 10;

/** Sends what was posted, one letter after the other; any number of processes may do so at once. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private more = false;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: MailQueue,
    private readonly mails: MailRepository,
    private readonly writers: LetterWriters,
    private readonly rounds: MailRounds,
    private readonly delivery: MailDelivery,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.onPosted(() => this.wake());
    this.timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.working;
  }

  private wake(): void {
    this.more = true;
    if (!this.closing) this.working ??= this.work();
  }

  private async work(): Promise<void> {
    try {
      while (this.more && !this.closing) {
        this.more = false;
        while (!this.closing && (await this.sendNext()));
      }
    } catch (error) {
      this.logger.warn(`letters wait for the database (${codeOf(error)})`);
    } finally {
      this.working = undefined;
    }
  }

  private async sendNext(): Promise<boolean> {
    const mail = await this.mails.take(this.dataSource.manager);
    if (mail === undefined) return false;
    if (await this.send(mail)) await this.mails.remove(this.dataSource.manager, mail.id);
    return true;
  }

  /** Whether the letter needs no further attempt. What went wrong is logged by its code: messages may name people. */
  private async send(mail: TakenMail): Promise<boolean> {
    const isLast = mail.attempts >= mostAttempts;
    try {
      const round = this.writers.roundOf(mail.kind);
      if (round !== undefined) return await this.rounds.send(mail, round, isLast);
      const letter = await this.writers.write(mail.kind, mail.about);
      if (letter !== undefined) await this.delivery.deliver(mail.id, letter);
      return true;
    } catch (error) {
      const outcome = isLast ? 'it is given up' : 'it will be tried again';
      this.logger.warn(`letter ${mail.id} (${mail.kind}) was not sent (${codeOf(error)}); ${outcome}`);
      return isLast;
    }
  }
}
