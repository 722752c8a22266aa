import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Hourly } from '../../chores/hourly.js';

/** Nobody repeats a click after so long. */
const keptFor = '7 days';
/** So many at a time: a sweep must not hold up those who play. */
const batch = 5_000;

/** Forgets what was answered long ago. */
@Injectable()
export class OldAnswers extends Hourly {
  protected readonly task = 'forget old answers';

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  protected async work(): Promise<void> {
    while (!this.closing && (await this.forgetSome()) === batch);
  }

  private async forgetSome(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `delete from client_answer where ctid = any (array(
         select ctid from client_answer where at < now() - $1::interval limit $2 for update skip locked))`,
      [keptFor, batch],
    );
    return count;
  }
}
