import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Delegates, leave, votes on extensions, outages, and the dice of turns that have ended. */
export class Clock1763530000000 implements MigrationInterface {
  name = 'Clock1763530000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table turn
        add column rolls jsonb not null default '[]',
        add column extended_hours integer not null default 0,
        add column paused_minutes integer not null default 0`);
    await runner.query('alter table turn_secret add column attendance bytea');
    await runner.query(`alter table sealed_order add column hand text not null default 'player'`);
    await runner.query('alter table sealed_order drop constraint sealed_order_pkey');
    await runner.query(`
      alter table sealed_order
        add constraint sealed_order_pkey primary key (campaign_id, turn, seat, hand)`);
    await runner.query(`
      create table seat_leave (
        campaign_id uuid not null,
        id uuid not null,
        seat text not null,
        account_id uuid,
        first_day date not null,
        last_day date not null,
        constraint seat_leave_pkey primary key (campaign_id, id),
        constraint seat_leave_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
    await runner.query(`
      create table extension_vote (
        campaign_id uuid not null,
        turn integer not null,
        number integer not null,
        proposed_by text not null,
        hours integer not null,
        reason text not null,
        votes jsonb not null,
        outcome text,
        opened_at timestamptz not null,
        constraint extension_vote_pkey primary key (campaign_id, turn, number),
        constraint extension_vote_turn_fkey foreign key (campaign_id, turn)
          references turn (campaign_id, number) on delete cascade
      )`);
    await runner.query(`
      create unique index extension_vote_open_idx on extension_vote (campaign_id, turn) where outcome is null`);
    await runner.query(`
      create table heartbeat (
        id integer not null,
        beat_at timestamptz not null,
        constraint heartbeat_pkey primary key (id)
      )`);
    await runner.query(`
      create table outage (
        began_at timestamptz not null,
        ended_at timestamptz not null,
        constraint outage_pkey primary key (began_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['outage', 'heartbeat', 'extension_vote', 'seat_leave'])
      await runner.query(`drop table ${table}`);
    await runner.query(`delete from sealed_order where hand <> 'player'`);
    await runner.query('alter table sealed_order drop constraint sealed_order_pkey');
    await runner.query('alter table sealed_order drop column hand');
    await runner.query(`
      alter table sealed_order add constraint sealed_order_pkey primary key (campaign_id, turn, seat)`);
    await runner.query('alter table turn_secret drop column attendance');
    await runner.query(`
      alter table turn drop column rolls, drop column extended_hours, drop column paused_minutes`);
  }
}
