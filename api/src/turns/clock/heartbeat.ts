import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';

const theOne = 1;
/** A beat is written no more often than this. */
const beatEvery = '15 seconds';
/** A longer silence is an outage. */
const longestSilence = '5 minutes';

/**
 * Shows that somebody looks for what is due, and notices when nobody did. It goes by the database's clock, which all
 * processes share. Each process beats before it looks, so that no deadline of an outage is seen before the outage is.
 */
@Injectable()
export class Heartbeat {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async beat(): Promise<void> {
    const [fresh] = await this.dataSource.query<unknown[]>(
      `select from heartbeat where id = $1 and beat_at > now() - $2::interval`,
      [theOne, beatEvery],
    );
    if (fresh === undefined) await this.record();
  }

  /** Whoever comes first holds the row: an outage is written down once. */
  private async record(): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.query(`insert into heartbeat (id, beat_at) values ($1, now()) on conflict do nothing`, [
        theOne,
      ]);
      await manager.query('select from heartbeat where id = $1 for update', [theOne]);
      await manager.query(
        `insert into outage (began_at, ended_at)
         select beat_at, clock_timestamp() from heartbeat
          where id = $1 and beat_at < clock_timestamp() - $2::interval`,
        [theOne, longestSilence],
      );
      await manager.query('update heartbeat set beat_at = clock_timestamp() where id = $1', [theOne]);
    });
  }
}
