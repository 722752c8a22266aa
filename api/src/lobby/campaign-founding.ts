import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignMap, CampaignSettings } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import {
  CampaignEntity,
  type CampaignFormat,
  type Visibility,
} from '../campaigns/entities/campaign.entity.js';
import { CampaignRoleEntity } from '../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { seatLetters } from '../campaigns/seat-letters.js';
import { ContentEditionsRepository } from '../content/content-editions.repository.js';
import { ContentShelf } from '../content/content-shelf.js';
import { playedBy } from '../content/played-by.js';

export type Founding = Readonly<{
  id?: string;
  name: string;
  format: CampaignFormat;
  visibility: Visibility;
  map: CampaignMap;
  settings: CampaignSettings;
  organiserId: string;
  sample?: boolean;
  /** The campaign whose house army lists it begins with. */
  listsOf?: string;
}>;

/** Founds a campaign: a lobby with a seat for each realm, tied to the editions of this day. */
@Injectable()
export class CampaignFounding {
  constructor(
    private readonly content: ContentShelf,
    private readonly editions: ContentEditionsRepository,
    private readonly journal: Journal,
  ) {}

  async found(manager: EntityManager, founding: Founding, now: Date): Promise<CampaignEntity> {
    const {
      id = randomUUID(),
      name,
      format,
      visibility,
      map,
      settings,
      organiserId,
      sample = false,
      listsOf,
    } = founding;
    const campaign = manager.create(CampaignEntity, {
      id,
      name,
      format,
      status: 'lobby',
      visibility,
      sample,
      mapId: map.id,
      settings,
      turn: 0,
      winners: [],
      version: 1,
      createdAt: now,
    });
    await manager.insert(CampaignEntity, campaign);
    await manager.insert(
      SeatEntity,
      map.realms.map((realm, index) => ({
        campaignId: id,
        letter: seatLetters[index]!,
        realm: realm.id,
        name: realm.name.en,
        accountId: null,
      })),
    );
    await manager.insert(CampaignRoleEntity, {
      campaignId: id,
      id: randomUUID(),
      accountId: organiserId,
      role: 'organiser',
      since: now,
    });
    await this.editions.pin(manager, id, playedBy(this.content, map.id));
    if (listsOf !== undefined) await this.editions.pinHouseListsOf(manager, listsOf, id);
    await this.journal.write(manager, id, 0, now, [{ code: 'CAMPAIGN_FOUNDED', parameters: { name } }]);
    return campaign;
  }
}
