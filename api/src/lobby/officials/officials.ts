import { Injectable } from '@nestjs/common';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import { refuse } from '../../campaigns/refusal.js';
import type { SeatAct } from '../seats/seat-changes.js';

/** No campaign is ever without an organiser. */
@Injectable()
export class Officials {
  constructor(private readonly roles: RolePeriods) {}

  async checkNotLast({ manager, campaign }: SeatAct, accountId: string): Promise<void> {
    const organisers = (await this.roles.current(manager, campaign.id)).filter(
      ({ role }) => role === 'organiser',
    );
    if (organisers.every((one) => one.accountId === accountId)) refuse('ORGANISER_LAST');
  }
}
