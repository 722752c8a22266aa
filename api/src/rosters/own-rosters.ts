import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashSecret } from '../accounts/access/secret.js';
import { refuse } from '../campaigns/refusal.js';
import type { RosterEntity } from './roster.entity.js';
import { withVeteranCalled } from './veteran-called.js';
import { type KeptRoster, RosterVault } from './roster-vault.js';
import { RostersRepository } from './rosters.repository.js';

const mostRosters = 200;

/** A roster taken out of the vault, for its owner. */
export type OwnRoster = Omit<RosterEntity, 'locked' | 'shareHash'> & Readonly<{ kept: KeptRoster }>;

/** Where players keep their rosters. */
@Injectable()
export class OwnRosters {
  constructor(
    private readonly rosters: RostersRepository,
    private readonly vault: RosterVault,
  ) {}

  async get(manager: EntityManager, accountId: string, id: string): Promise<OwnRoster | undefined> {
    const row = await this.rosters.find(manager, { accountId, id });
    return row && this.opened(row);
  }

  /** For changing: nobody else changes it until the transaction ends. */
  async find(manager: EntityManager, accountId: string, id: string): Promise<OwnRoster> {
    return (await this.get(manager, accountId, id)) ?? refuse('ROSTER_UNKNOWN');
  }

  async all(manager: EntityManager, accountId: string, campaignId?: string): Promise<OwnRoster[]> {
    const rows = await this.rosters.ofAccount(manager, accountId, campaignId);
    return rows.map((row) => this.opened(row));
  }

  async shared(manager: EntityManager, token: string): Promise<OwnRoster | undefined> {
    const row = await this.rosters.byShareHash(manager, hashSecret(token));
    return row && this.opened(row);
  }

  async makeRoom(manager: EntityManager, accountId: string): Promise<void> {
    if ((await this.rosters.count(manager, accountId)) >= mostRosters) refuse('ROSTER_LIMIT_REACHED');
  }

  async keep(
    manager: EntityManager,
    { accountId, id, version, updatedAt }: Pick<RosterEntity, 'accountId' | 'id' | 'version' | 'updatedAt'>,
    { campaignId, template, kept }: Pick<OwnRoster, 'campaignId' | 'template' | 'kept'>,
  ): Promise<void> {
    await this.rosters.save(manager, {
      accountId,
      id,
      campaignId,
      template,
      locked: this.vault.lockOwn(kept, { accountId, id }),
      shareHash: kept.shareToken === undefined ? null : hashSecret(kept.shareToken),
      version,
      updatedAt,
    });
  }

  /** Veterans of a campaign that are called otherwise from now on. */
  async renameVeteran(
    manager: EntityManager,
    { accountId, campaignId }: Readonly<{ accountId: string; campaignId: string }>,
    before: string,
    after: string,
  ): Promise<void> {
    for (const own of await this.all(manager, accountId, campaignId)) {
      const { kept, ...row } = own;
      const roster = withVeteranCalled(kept.roster, before, after);
      await this.keep(manager, row, { ...row, kept: { ...kept, roster } });
    }
  }

  async remove(manager: EntityManager, place: Pick<RosterEntity, 'accountId' | 'id'>): Promise<void> {
    await this.rosters.remove(manager, place);
  }

  private opened(row: RosterEntity): OwnRoster {
    const { accountId, id, campaignId, template, version, updatedAt } = row;
    return { accountId, id, campaignId, template, version, updatedAt, kept: this.vault.openOwn(row) };
  }
}
