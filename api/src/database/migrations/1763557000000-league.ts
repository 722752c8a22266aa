import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was a league by the book's rules is one by its settings. */
export class League1763557000000 implements MigrationInterface {
  name = 'League1763557000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update campaign set settings = settings || jsonb_build_object('league', $1::jsonb) where not settings ? 'league'`,
      [
        JSON.stringify({
          rounds: 'single',
          rankedBy: 'wins',
          points: { win: 3, draw: 1, loss: 0 },
          tieBreaks: ['headToHead', 'victoryPointDifference', 'victoryPoints', 'draws'],
          withdrawals: 'stand',
        }),
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update campaign set settings = settings - 'league'`);
  }
}
