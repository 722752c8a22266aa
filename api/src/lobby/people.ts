import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/entities/account.entity.js';
import { RolePeriods } from '../campaigns/authority/role-periods.js';
import { refuse } from '../campaigns/refusal.js';
import { isUuid } from '../database/uuid.js';
import type { Person, SeatAct } from './seats/seat-changes.js';

/** Finds the people that others name by their id. */
@Injectable()
export class People {
  constructor(private readonly roles: RolePeriods) {}

  /** Somebody with a part in the campaign, whatever it is. */
  async member({ manager, campaign }: SeatAct, id: string): Promise<Person> {
    if (!isUuid(id)) return refuse('MEMBER_UNKNOWN');
    const held = await this.roles.rolesOf(manager, { campaignId: campaign.id, accountId: id });
    const person = held.length === 0 ? undefined : await this.byId(manager, id);
    return person ?? refuse('MEMBER_UNKNOWN');
  }

  async byId(manager: EntityManager, id: string): Promise<Person | undefined> {
    const account = await manager.findOneBy(AccountEntity, { id });
    return account === null ? undefined : { id: account.id, displayName: account.displayName };
  }
}
