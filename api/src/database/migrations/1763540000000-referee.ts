import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a referee does to the map between turns, and turns that a correction made void. */
export class Referee1763540000000 implements MigrationInterface {
  name = 'Referee1763540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table turn
        add column interventions jsonb not null default '[]',
        add column queued jsonb not null default '[]'`);
    await runner.query(`
      create table void_turn (
        campaign_id uuid not null,
        voided_by integer not null,
        number integer not null,
        record jsonb not null,
        constraint void_turn_pkey primary key (campaign_id, voided_by, number),
        constraint void_turn_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table void_turn');
    await runner.query('alter table turn drop column interventions, drop column queued');
  }
}
