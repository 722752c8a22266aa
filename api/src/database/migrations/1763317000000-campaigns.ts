import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Campaigns1763317000000 implements MigrationInterface {
  name = 'Campaigns1763317000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table campaign (
        id uuid not null,
        name text not null,
        map_id text not null,
        map_version integer not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        constraint campaign_pkey primary key (id)
      )`);
    await runner.query(`
      create table seat (
        campaign_id uuid not null,
        letter text not null,
        realm text not null,
        name text not null,
        account_id uuid,
        constraint seat_pkey primary key (campaign_id, letter),
        constraint seat_campaign_id_fkey foreign key (campaign_id) references campaign (id) on delete cascade,
        constraint seat_account_id_fkey foreign key (account_id) references account (id) on delete set null
      )`);
    await runner.query('create index seat_account_id_idx on seat (account_id)');
    await runner.query(`
      create table holding (
        campaign_id uuid not null,
        territory_id text not null,
        seat_letter text not null,
        constraint holding_pkey primary key (campaign_id, territory_id),
        constraint holding_seat_fkey foreign key (campaign_id, seat_letter)
          references seat (campaign_id, letter) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table holding');
    await runner.query('drop table seat');
    await runner.query('drop table campaign');
  }
}
