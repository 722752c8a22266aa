import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { Clock } from '../clock.js';
import type { AbsenceStep } from './absence-plan.js';
import { AbsencePlans } from './absence-plans.js';
import type { AbsenceStepModel, LeaveModel } from './absence.models.js';
import { SeatLeaveEntity } from './seat-leave.entity.js';

@Injectable()
export class AbsenceReading {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly plans: AbsencePlans,
    private readonly clock: Clock,
  ) {}

  async plansOf(
    campaignIds: readonly string[],
    accountId: string | undefined,
  ): Promise<(AbsenceStepModel[] | null)[]> {
    if (accountId === undefined) return campaignIds.map(() => null);
    const { manager } = this.dataSource;
    const plans = await this.plans.ofPlayer(manager, campaignIds, accountId, this.clock.now());
    return plans.map((steps) => steps?.map(stepModel) ?? null);
  }

  async leavesOf(campaignIds: readonly string[]): Promise<LeaveModel[][]> {
    const rows = await this.dataSource.manager.find(SeatLeaveEntity, {
      where: { campaignId: In([...campaignIds]) },
      order: { firstDay: 'asc', seat: 'asc' },
    });
    return campaignIds.map((id) =>
      rows
        .filter(({ campaignId }) => campaignId === id)
        .map((leave) => ({ id: leave.id, seat: leave.seat, from: leave.firstDay, to: leave.lastDay })),
    );
  }
}

function stepModel({ code, at, hours, count, limit }: AbsenceStep): AbsenceStepModel {
  return {
    code,
    at: at ?? null,
    hours: hours ?? null,
    count: count ?? null,
    limit: limit ?? null,
  };
}
