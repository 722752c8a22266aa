import { Injectable } from '@nestjs/common';
import { standings } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { refuse } from '../../campaigns/refusal.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { InvalidInput } from '../../errors/user-error.js';
import { LeagueTable } from '../../league/league-table.js';
import { OrderSeals } from '../../orders/order-seals.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { stateOf, type TurnStart } from '../../turns/turn-start.js';
import { checkWords } from '../field-faults.js';
import type { ArchiveCampaignInput, FinishCampaignInput } from './course.inputs.js';
import { winnersNow } from './winners-now.js';

/** Far beyond any turn. */
const everyTurn = 1_000_000;

/** The end of a campaign, and what is done with it afterwards. */
@Injectable()
export class EndingsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly campaignTick: CampaignTick,
    private readonly library: CampaignLibrary,
    private readonly seals: OrderSeals,
    private readonly journal: Journal,
    private readonly leagueTable: LeagueTable,
  ) {}

  /** The turn under way counts for nothing: its orders are never opened, its battles change no map. */
  finish(caller: Caller, input: FinishCampaignInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'finishCampaign', input, async (act) => {
      const { manager, campaign, now } = act;
      const checked = checkWords('reason', input.reason, {
        empty: 'REASON_EMPTY',
        tooLong: 'REASON_TOO_LONG',
      });
      if ('fault' in checked) return new InvalidInput([checked.fault]);
      const turn = await this.campaignTick.currentTurn(manager, campaign);
      if (campaign.status !== 'running' || turn === undefined) return refuse('CAMPAIGN_NOT_RUNNING');
      const winners = input.declareWinners ? await this.winners(act, turn.start) : [];
      campaign.status = 'finished';
      campaign.finishedAt = now;
      campaign.finalState = turn.start;
      campaign.winners = [...winners];
      await this.seals.discard(manager, campaign.id, everyTurn);
      const parameters = { reason: checked.words, winners, by: caller.accountId };
      await this.journal.write(manager, campaign.id, campaign.turn, now, [
        { code: 'CAMPAIGN_FINISHED_EARLY', parameters },
      ]);
      return undefined;
    });
  }

  archive(caller: Caller, input: ArchiveCampaignInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'archiveCampaign', input, async ({ manager, campaign, now }) => {
      if (campaign.status === 'running') refuse('CAMPAIGN_RUNNING');
      if (campaign.status === 'archived') refuse('CAMPAIGN_ARCHIVED_ALREADY');
      campaign.status = 'archived';
      await this.journal.write(manager, campaign.id, campaign.turn, now, [
        { code: 'CAMPAIGN_ARCHIVED', parameters: {} },
      ]);
    });
  }

  private async winners({ manager, campaign }: Act, start: TurnStart): Promise<readonly string[]> {
    if (campaign.format === 'league') {
      const table = standings(await this.leagueTable.of(manager, campaign));
      return table.filter(({ place }) => place === 1).map(({ player }) => player);
    }
    const map = await this.library.mapOf(manager, campaign);
    return winnersNow(stateOf(map, campaign.settings.conquest, campaign.turn, start));
  }
}
