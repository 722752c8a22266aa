import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

const everyMs = 60 * 60 * 1000;

/** Work that every process does once an hour and that does no harm if two do it, or if one does it later. */
export abstract class Hourly implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  protected closing = false;

  /** What is not done when it fails, for the log. */
  protected abstract readonly task: string;
  protected abstract work(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(), everyMs);
    if (this.beginsAtOnce()) this.begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Whether the first time comes with the start, and not an hour later. */
  protected beginsAtOnce(): boolean {
    return true;
  }

  private begin(): void {
    this.working = this.work().catch(() => this.logger.warn(`could not ${this.task}; later again`));
  }
}
