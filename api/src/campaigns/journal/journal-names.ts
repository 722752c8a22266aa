import { Injectable } from '@nestjs/common';
import type { Words } from '@pelagonia/rules';
import { type EntityManager, In } from 'typeorm';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { isUuid } from '../../database/uuid.js';
import { TurnEntity } from '../../turns/turn.entity.js';
import { CampaignEntity } from '../entities/campaign.entity.js';
import { SeatEntity } from '../entities/seat.entity.js';
import type { JournalEntryEntity } from '../entities/journal-entry.entity.js';
import { type NameOf, onTheMap } from './describe-entry.js';

/** By which names the readers of a journal know seats, territories and people. */
@Injectable()
export class JournalNames {
  constructor(private readonly library: CampaignLibrary) {}

  /** Five statements, however many campaigns. */
  async of(
    manager: EntityManager,
    campaignIds: readonly string[],
    entries: readonly JournalEntryEntity[],
  ): Promise<ReadonlyMap<string, NameOf>> {
    const campaigns = await manager.findBy(CampaignEntity, { id: In([...campaignIds]) });
    const seats = await manager.findBy(SeatEntity, { campaignId: In([...campaignIds]) });
    const turns = await manager.findBy(
      TurnEntity,
      campaigns.map(({ id, turn }) => ({ campaignId: id, number: turn })),
    );
    const maps = await this.library.mapsOf(manager, campaigns);
    const people = await this.people(manager, entries);
    return new Map(
      campaigns.map(({ id, finalState }): [string, NameOf] => {
        const start = finalState ?? turns.find(({ campaignId }) => campaignId === id)?.start;
        const realms = new Map(maps.get(id)?.realms.map((one) => [one.id, one.name]));
        const letters = new Map(
          seats
            .filter(({ campaignId }) => campaignId === id)
            .map(({ letter, name, realm }) => [letter, wordsOf(name, realms.get(realm))]),
        );
        const territories = new Map(
          maps.get(id)?.territories.flatMap(({ id: place, name }) => [
            [place, name],
            [onTheMap(place), name],
          ]),
        );
        return [
          id,
          (name, language) =>
            letters.get(name)?.[language] ??
            start?.names?.[name] ??
            territories.get(name)?.[language] ??
            people.get(name),
        ];
      }),
    );
  }

  private async people(
    manager: EntityManager,
    entries: readonly JournalEntryEntity[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(entries.map(({ parameters }) => parameters['by']).filter(isAccountId));
    if (ids.size === 0) return new Map();
    const accounts = await manager.find(AccountEntity, {
      select: { id: true, displayName: true },
      where: { id: In([...ids]) },
    });
    return new Map(accounts.map(({ id, displayName }) => [id, displayName]));
  }
}

/** A seat that nobody has named bears its realm's name, in the language of whoever founded the campaign. */
function wordsOf(name: string, realm: Words | undefined): Words {
  const unnamed = realm !== undefined && Object.values(realm).includes(name);
  return unnamed ? realm : { en: name, es: name };
}

function isAccountId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value);
}
