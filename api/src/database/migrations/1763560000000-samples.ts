import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns among bots, to try things in. */
export class Samples1763560000000 implements MigrationInterface {
  readonly name = 'Samples1763560000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaign add column sample boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaign drop column sample');
  }
}
