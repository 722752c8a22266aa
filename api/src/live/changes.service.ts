import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import { CampaignMemberships } from '../campaigns/campaign-memberships.js';
import type { Notice } from './live-notices.js';
import { NoticeBoard } from './notice-board.js';
import { NoticeStream } from './notice-stream.js';

/** Passes each notice on to those who may hear it: of an account its owner, of a campaign who is in it at that moment, or was just before. */
@Injectable()
export class ChangesService implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangesService.name);
  private readonly streams = new Map<string, Set<NoticeStream>>();

  constructor(
    private readonly board: NoticeBoard,
    private readonly memberships: CampaignMemberships,
  ) {}

  onApplicationBootstrap(): void {
    this.board.read({
      notice: (notice) => {
        this.passOn(notice).catch((error: unknown) => this.logger.error(error));
      },
      gap: () => undefined, // the sockets themselves are sent back to look again
    });
  }

  changesFor({ accountId }: Caller): NoticeStream {
    const mine = this.streams.get(accountId) ?? new Set();
    const stream = new NoticeStream(() => {
      mine.delete(stream);
      if (mine.size === 0) this.streams.delete(accountId);
    });
    this.streams.set(accountId, mine.add(stream));
    return stream;
  }

  /** At most one statement per notice, however many listen. */
  private async passOn(notice: Notice): Promise<void> {
    if (this.streams.size === 0) return;
    const hearers = notice.topic === 'ACCOUNT' ? [notice.id] : await this.memberships.hearersOf(notice.id);
    for (const accountId of hearers) {
      for (const stream of [...(this.streams.get(accountId) ?? [])]) stream.push(notice);
    }
  }
}
