import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ledgers of standing armies. */
export class Armies1763580000000 implements MigrationInterface {
  name = 'Armies1763580000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table army_ledger_entry (
        campaign_id uuid not null,
        seat text not null,
        number integer not null,
        turn integer not null,
        kind text not null,
        locked bytea not null,
        at timestamptz not null,
        constraint army_ledger_entry_pkey primary key (campaign_id, seat, number),
        constraint army_ledger_entry_seat_fkey foreign key (campaign_id, seat)
          references seat (campaign_id, letter) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table army_ledger_entry');
  }
}
