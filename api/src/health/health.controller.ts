import { setTimeout } from 'node:timers/promises';
import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SkipThrottle } from '@nestjs/throttler';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { NoticeBoard } from '../live/notice-board.js';

/** A database that hangs is as bad as one that is gone. */
const longestWait = 2_000;

@Controller('health')
@SkipThrottle()
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly notices: NoticeBoard,
  ) {}

  /** The process runs; says nothing of what it needs. */
  @Get('live')
  @HttpCode(200)
  live(): { status: string } {
    return { status: 'live' };
  }

  /** The process can serve people now: a proxy sends it requests only while this holds. */
  @Get('ready')
  async ready(@Res() response: Response): Promise<void> {
    const database = await this.databaseAnswers();
    const notices = this.notices.listening;
    const ready = database && notices;
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: ready ? 'ready' : 'unready', checks: { database, notices } });
  }

  private async databaseAnswers(): Promise<boolean> {
    const answer = this.dataSource.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, setTimeout(longestWait, false, { ref: false })]);
  }
}
