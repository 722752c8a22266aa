import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignContentEntity } from './campaign-content.entity.js';
import { ContentEditionEntity } from './content-edition.entity.js';
import type { ContentEdition } from './content-shelf.js';

/** Which edition a campaign is played by, without the document itself. */
export type PinnedEdition = Readonly<{
  campaignId: string;
  kind: string;
  id: string;
  digest: string;
  version: number;
  /** A club's own list, added to this campaign alone. */
  house: boolean;
}>;

@Injectable()
export class ContentEditionsRepository {
  /** Keeps the editions and ties the campaign to them; where it is tied already, it stays so. */
  async pin(
    manager: EntityManager,
    campaignId: string,
    editions: readonly ContentEdition[],
    house = false,
  ): Promise<void> {
    const kept = editions.map(({ kind, id, digest, version, document }) => ({
      kind,
      id,
      digest,
      version,
      document,
    }));
    const pins = editions.map(({ kind, id, digest }) => ({ campaignId, kind, contentId: id, digest, house }));
    await manager.createQueryBuilder().insert().into(ContentEditionEntity).values(kept).orIgnore().execute();
    await manager.createQueryBuilder().insert().into(CampaignContentEntity).values(pins).orIgnore().execute();
  }

  /** Ties a campaign to the house army lists of another; a list that is shipped by now under its id goes first. */
  async pinHouseListsOf(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(
      `insert into campaign_content (campaign_id, kind, content_id, digest, house)
       select $2, kind, content_id, digest, house from campaign_content where campaign_id = $1 and house
       on conflict do nothing`,
      [from, to],
    );
  }

  /** Unties the campaign from a thing; the edition stays for whoever else is played by it. */
  async unpin(manager: EntityManager, campaignId: string, kind: string, contentId: string): Promise<void> {
    await manager.delete(CampaignContentEntity, { campaignId, kind, contentId });
  }

  async pinnedBy(manager: EntityManager, campaignIds: readonly string[]): Promise<PinnedEdition[]> {
    return manager.query(
      `select pin.campaign_id as "campaignId", pin.kind, pin.content_id as id, pin.digest, edition.version, pin.house
         from campaign_content pin
         join content_edition edition
           on edition.kind = pin.kind and edition.id = pin.content_id and edition.digest = pin.digest
        where pin.campaign_id = any($1)
        order by pin.kind, pin.content_id`,
      [campaignIds],
    );
  }

  async document(
    manager: EntityManager,
    kind: string,
    id: string,
    digest: string,
  ): Promise<string | undefined> {
    const edition = await manager.findOneBy(ContentEditionEntity, { kind, id, digest });
    return edition?.document;
  }
}
