import { Injectable } from '@nestjs/common';
import { describeVeteranRefusal, renameVeteran } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { refuse } from '../../campaigns/refusal.js';
import { oneLine } from '../../campaigns/written-text.js';
import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import { OwnRosters } from '../../rosters/own-rosters.js';
import { BattleRosters } from '../rosters/battle-rosters.js';
import { MusterRolls } from './muster-rolls.js';
import type { RenameVeteranInput } from './veteran.models.js';

/** What veterans are called; rosters that field them follow. */
@Injectable()
export class VeteranNamesService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly rolls: MusterRolls,
    private readonly battleRosters: BattleRosters,
    private readonly ownRosters: OwnRosters,
    private readonly journal: Journal,
  ) {}

  rename(caller: Caller, input: RenameVeteranInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'renameVeteran', input, async ({ manager, campaign, seat = '', now }) => {
      if (campaign.status !== 'running') refuse('CAMPAIGN_NOT_RUNNING');
      const place = { campaignId: campaign.id, seat };
      const roll = await this.rolls.of(manager, campaign.id, seat);
      const { veteran: before } = input;
      const known = roll.veterans.find(({ name }) => name === before);
      if (known === undefined || known.lost !== undefined) refuse('VETERAN_UNKNOWN');
      const renamed = renameVeteran(roll, before, oneLine(input.name));
      if (!renamed.ok) {
        return new InvalidInput(
          renamed.refusals.map((one) => new FieldFault('name', one.code, describeVeteranRefusal(one, 'en'))),
        );
      }
      const { name } = renamed;
      await this.rolls.rename(manager, place, before, name);
      await this.battleRosters.renameVeteran(manager, place, before, name);
      const mine = { accountId: caller.accountId, campaignId: campaign.id };
      await this.ownRosters.renameVeteran(manager, mine, before, name);
      await this.journal.write(manager, campaign.id, campaign.turn, now, [
        { code: 'VETERAN_RENAMED', rule: '8', parameters: { seat, before, name } },
      ]);
      return undefined;
    });
  }
}
