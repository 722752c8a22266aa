import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import { ClientAnswers } from '../../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../../campaigns/answers/revive-answer.js';
import { type CampaignAnswer, CampaignChangedModel } from '../../campaigns/campaign-results.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import { type FieldFault, InvalidInput } from '../../errors/user-error.js';
import { MapShelf } from '../../maps/map-shelf.js';
import { Clock } from '../../turns/clock.js';
import { CampaignFounding, type Founding } from '../campaign-founding.js';
import { checkCampaignName, fieldFault } from '../field-faults.js';
import { usualFor } from '../settings/campaign-defaults.service.js';
import { settleSettings } from '../settings/settle-settings.js';
import type { CloneCampaignInput, CreateCampaignInput } from './founding.inputs.js';

/** A person may organise so many at a time. */
const mostCampaigns = 100;

/** Makes new campaigns. */
@Injectable()
export class FoundingsService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly acts: CampaignActs,
    private readonly maps: MapShelf,
    private readonly founding: CampaignFounding,
    private readonly clock: Clock,
  ) {}

  create(caller: Caller, input: CreateCampaignInput): Promise<CampaignAnswer> {
    const request = { mutation: 'createCampaign', key: input.clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const named = checkCampaignName(input.name);
      const shelved = this.maps.get(input.mapId);
      const settled = settleSettings(usualFor(caller), input.settings, input.format);
      const faults: FieldFault[] = 'fault' in named ? [named.fault] : [];
      if (shelved === undefined) faults.push(fieldFault('mapId', 'CAMPAIGN_MAP_UNKNOWN'));
      if ('faults' in settled) faults.push(...settled.faults);
      if ('fault' in named || shelved === undefined || 'faults' in settled) return new InvalidInput(faults);
      const { format, visibility } = input;
      const { name } = named;
      const { settings } = settled;
      return this.found(manager, caller, { name, format, visibility, map: shelved.map, settings });
    });
  }

  /** The same settings and house army lists and the newest edition of the same map, in a lobby of its own. */
  clone(caller: Caller, input: CloneCampaignInput): Promise<CampaignAnswer> {
    return this.acts.perform(caller, 'cloneCampaign', input, reviveCampaignAnswer, async (act) => {
      const named = checkCampaignName(input.name);
      if ('fault' in named) return new InvalidInput([named.fault]);
      const { id: listsOf, format, settings, mapId } = act.campaign;
      const shelved = this.maps.get(mapId);
      if (shelved === undefined) return refuse('CAMPAIGN_MAP_GONE');
      const { name } = named;
      const { visibility } = input;
      const { map } = shelved;
      return this.found(act.manager, caller, { name, format, visibility, map, settings, listsOf });
    });
  }

  private async found(
    manager: EntityManager,
    { accountId }: Caller,
    founding: Omit<Founding, 'organiserId'>,
  ): Promise<CampaignChangedModel> {
    const organised = await manager.countBy(CampaignRoleEntity, {
      accountId,
      role: 'organiser',
      until: IsNull(),
    });
    if (organised >= mostCampaigns) refuse('CAMPAIGN_LIMIT_REACHED');
    const { id, version } = await this.founding.found(
      manager,
      { ...founding, organiserId: accountId },
      this.clock.now(),
    );
    return new CampaignChangedModel(id, version);
  }
}
