import { Injectable } from '@nestjs/common';
import type { CampaignMap } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import { ClientAnswers } from '../../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../../campaigns/answers/revive-answer.js';
import { type CampaignAnswer, CampaignChangedModel } from '../../campaigns/campaign-results.js';
import { refuse } from '../../campaigns/refusal.js';
import { MapShelf } from '../../maps/map-shelf.js';
import { Clock } from '../../turns/clock.js';
import type { CreateSampleCampaignInput } from './sample.inputs.js';
import { SampleFounding } from './sample-founding.js';
import { sampleMap } from './sample-campaign.js';
import { SamplesRepository } from './samples.repository.js';

/** A campaign of one's own, among bots, in which everything can be tried in five minutes. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly samples: SamplesRepository,
    private readonly maps: MapShelf,
    private readonly founding: SampleFounding,
    private readonly clock: Clock,
  ) {}

  create(caller: Caller, { clientKey }: CreateSampleCampaignInput): Promise<CampaignAnswer> {
    const request = { mutation: 'createSampleCampaign', key: clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      await this.samples.hold(manager, caller.accountId);
      const known = await this.samples.underWay(manager, caller.accountId);
      if (known !== undefined) return new CampaignChangedModel(known.id, known.version);
      const now = this.clock.now();
      await this.samples.removeForgotten(manager, now);
      const { id, version } = await this.founding.found(manager, caller, this.map(), now);
      return new CampaignChangedModel(id, version);
    });
  }

  private map(): CampaignMap {
    return this.maps.get(sampleMap)?.map ?? refuse('CAMPAIGN_MAP_GONE');
  }
}
