import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** How many tries are free in a window, counted for each `whom` apart. */
export type GuessLimit = Readonly<{ name: string; most: number; seconds: number }>;
export type Guess = Readonly<{ limit: GuessLimit; whom: string }>;

/**
 * Counts tries in PostgreSQL, so that any number of API processes share one count. Each count is taken before the try
 * is judged: tries made at the same moment cannot slip through together.
 */
@Injectable()
export class GuessLimits {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Counts one try against each limit in turn; answers the seconds to wait when one is used up. The limits behind that
   * one are then left alone: who is stopped by a narrow limit cannot use up a wider one for others.
   */
  async take(guesses: readonly Guess[]): Promise<number | undefined> {
    for (const guess of guesses) {
      const { count, seconds } = await this.count(guess);
      if (count > guess.limit.most) return Math.max(1, seconds);
    }
    return undefined;
  }

  /** The try was no guess: as if it had never been. */
  async giveBack(guess: Guess): Promise<void> {
    await this.dataSource.query('update guess set count = count - 1 where key = $1 and count > 0', [
      keyOf(guess),
    ]);
  }

  /** Starts afresh. */
  async forget(guesses: readonly Guess[]): Promise<void> {
    await this.dataSource.query('delete from guess where key = any($1::bytea[])', [guesses.map(keyOf)]);
  }

  async removeEnded(): Promise<void> {
    await this.dataSource.query('delete from guess where ends_at < now()');
  }

  private async count(guess: Guess): Promise<{ count: number; seconds: number }> {
    const [counted] = await this.dataSource.query<{ count: number; seconds: number }[]>(
      `insert into guess as g (key, count, ends_at) values ($1, 1, now() + $2 * interval '1 second')
       on conflict (key) do update
         set count = case when g.ends_at <= now() then 1 else least(g.count + 1, 1000000) end,
             ends_at = case when g.ends_at <= now() then excluded.ends_at else g.ends_at end
       returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
      [keyOf(guess), guess.limit.seconds],
    );
    return counted ?? { count: 0, seconds: 0 };
  }
}

function keyOf({ limit, whom }: Guess): Buffer {
  return createHash('sha256').update(`${limit.name}\n${whom}`).digest();
}
