import { Injectable } from '@nestjs/common';
import {
  type Armoury,
  type ArmyList,
  type CampaignMap,
  checkArmoury,
  checkArmyList,
  type Checked,
  checkMap,
  checkScenario,
  type Scenario,
} from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { ContentEditionsRepository, type PinnedEdition } from './content-editions.repository.js';

/** An army list of a campaign with what all its armies choose from besides. */
export type PinnedList = Readonly<{ list: ArmyList; armoury: Armoury; edition: PinnedEdition }>;

/** The editions a campaign is played by, as the rules understand them. An edition never changes, so each is read once. */
@Injectable()
export class CampaignLibrary {
  private readonly maps = new Map<string, CampaignMap>();
  private readonly scenarios = new Map<string, Scenario>();
  private readonly armies = new Map<string, ArmyList>();
  private readonly armouries = new Map<string, Armoury>();

  constructor(private readonly editions: ContentEditionsRepository) {}

  async mapOf(manager: EntityManager, campaign: CampaignEntity): Promise<CampaignMap> {
    return (await this.mapsOf(manager, [campaign])).get(campaign.id)!;
  }

  /** By campaign; one statement, and one more for each edition that was never read before. */
  async mapsOf(
    manager: EntityManager,
    campaigns: readonly Pick<CampaignEntity, 'id' | 'mapId'>[],
  ): Promise<ReadonlyMap<string, CampaignMap>> {
    const pinned = await this.editions.pinnedBy(
      manager,
      campaigns.map(({ id }) => id),
    );
    const maps = new Map<string, CampaignMap>();
    for (const { id, mapId } of campaigns) {
      const edition = pinned.find((one) => one.campaignId === id && one.kind === 'map' && one.id === mapId);
      const map = await this.map(manager, mapId, edition?.digest ?? '');
      if (map === undefined) throw new Error(`campaign ${id} has no edition of its map ${mapId}`);
      maps.set(id, map);
    }
    return maps;
  }

  private async map(manager: EntityManager, mapId: string, digest: string): Promise<CampaignMap | undefined> {
    const known = this.maps.get(digest);
    if (known !== undefined) return known;
    const document = await this.editions.document(manager, 'map', mapId, digest);
    const checked = checkMap(JSON.parse(document ?? 'null'));
    if (!checked.ok) return undefined;
    this.maps.set(digest, checked.map);
    return checked.map;
  }

  /** All scenarios it was founded with. */
  async scenariosOf(manager: EntityManager, { id }: CampaignEntity): Promise<Scenario[]> {
    const pinned = await this.editions.pinnedBy(manager, [id]);
    const found: Scenario[] = [];
    for (const edition of pinned.filter(({ kind }) => kind === 'scenario'))
      found.push(await this.once(manager, edition, this.scenarios, checkScenario));
    return found;
  }

  /** One of its army lists; undefined: it has no such list. */
  async armyOf(manager: EntityManager, { id }: CampaignEntity, army: string): Promise<ArmyList | undefined> {
    const pinned = await this.editions.pinnedBy(manager, [id]);
    const edition = pinned.find((one) => one.kind === 'army' && one.id === army);
    return edition && this.once(manager, edition, this.armies, checkArmyList);
  }

  /** The same with the campaign's magic items and siege gear. */
  async listOf(manager: EntityManager, campaignId: string, army: string): Promise<PinnedList | undefined> {
    const pinned = await this.editions.pinnedBy(manager, [campaignId]);
    const edition = pinned.find((one) => one.kind === 'army' && one.id === army);
    const shelf = pinned.find((one) => one.kind === 'armoury');
    if (edition === undefined || shelf === undefined) return undefined;
    const list = await this.once(manager, edition, this.armies, checkArmyList);
    const armoury = await this.once(manager, shelf, this.armouries, checkArmoury);
    return { list, armoury, edition };
  }

  private async once<T>(
    manager: EntityManager,
    { kind, id, digest }: PinnedEdition,
    known: Map<string, T>,
    check: (input: unknown) => Checked<T>,
  ): Promise<T> {
    const place = `${id}/${digest}`;
    const found = known.get(place);
    if (found !== undefined) return found;
    const document = await this.editions.document(manager, kind, id, digest);
    const checked = check(JSON.parse(document ?? 'null'));
    if (!checked.ok) throw new Error(`the edition ${digest} of ${kind} ${id} cannot be read`);
    known.set(place, checked.value);
    return checked.value;
  }
}
