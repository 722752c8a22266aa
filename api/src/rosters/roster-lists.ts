import { Injectable } from '@nestjs/common';
import { type Armoury, type ArmyList, checkArmoury, checkArmyList } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { CampaignLibrary, type PinnedList } from '../content/campaign-library.js';
import { type ContentEdition, ContentShelf } from '../content/content-shelf.js';
import { contentUrl } from '../content/content-url.js';

/** What a roster is chosen from and judged by. */
export type RosterList = Readonly<{ list: ArmyList; armoury: Armoury; listUrl: string }>;

/** The army lists that rosters name: a campaign's own editions, or for free rosters those that the service ships. */
@Injectable()
export class RosterLists {
  private readonly shipped = new Map<string, RosterList>();

  constructor(
    private readonly shelf: ContentShelf,
    private readonly library: CampaignLibrary,
  ) {}

  /** Undefined: there is no such list. */
  async find(
    manager: EntityManager,
    army: string,
    campaignId: string | null,
  ): Promise<RosterList | undefined> {
    if (campaignId === null) return this.free(army);
    const found = await this.library.listOf(manager, campaignId, army);
    return found && inCampaign(found);
  }

  private free(army: string): RosterList | undefined {
    const known = this.shipped.get(army);
    const edition = this.shelf.get('army', army);
    const armoury = this.shelf.get('armoury', 'armoury');
    if (known !== undefined || edition === undefined || armoury === undefined) return known;
    const found = {
      list: sound(checkArmyList, edition),
      armoury: sound(checkArmoury, armoury),
      listUrl: contentUrl(edition),
    };
    this.shipped.set(army, found);
    return found;
  }
}

function inCampaign({ list, armoury, edition }: PinnedList): RosterList {
  return { list, armoury, listUrl: contentUrl(edition) };
}

/** The shelf has checked everything when the service started. */
function sound<T>(
  check: (input: unknown) => { ok: true; value: T } | { ok: false },
  { kind, id, document }: ContentEdition,
): T {
  const checked = check(JSON.parse(document));
  if (!checked.ok) throw new Error(`The ${kind} ${id} was sound a moment ago.`);
  return checked.value;
}
