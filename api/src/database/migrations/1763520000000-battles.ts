import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofBattle = (table: string): string => `
        campaign_id uuid not null,
        turn integer not null,
        battle text not null,
        constraint ${table}_battle_fkey foreign key (campaign_id, turn, battle)
          references battle (campaign_id, turn, key) on delete cascade`;

export class Battles1763520000000 implements MigrationInterface {
  readonly name = 'Battles1763520000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table battle
        add column voided_from text,
        add column scenario_by text,
        add column suggestions jsonb,
        add column scenario_proposed text,
        add column scenario_proposed_by text,
        add column own_scenario jsonb,
        add column overdue_at timestamptz,
        add column appointment text not null default 'none',
        add column confirm_by timestamptz,
        add column victory_points jsonb,
        add column veterans_lost jsonb,
        add column fault text,
        add column reason text`);
    await runner.query(`
      create table battle_proposal (${ofBattle('battle_proposal')},
        number integer not null,
        side text not null,
        times timestamptz[] not null,
        place text not null,
        at timestamptz not null,
        answer text,
        constraint battle_proposal_pkey primary key (campaign_id, turn, battle, number)
      )`);
    await runner.query(`
      create table battle_report (${ofBattle('battle_report')},
        number integer not null,
        side text not null,
        depth text not null,
        outcome jsonb not null,
        victory_points jsonb,
        score jsonb,
        veterans_lost jsonb not null,
        at timestamptz not null,
        answer text,
        reason text,
        constraint battle_report_pkey primary key (campaign_id, turn, battle, number)
      )`);
    await runner.query(`
      create table battle_stand_in (${ofBattle('battle_stand_in')},
        side text not null,
        account_id uuid,
        name text not null,
        note text,
        constraint battle_stand_in_pkey primary key (campaign_id, turn, battle, side),
        constraint battle_stand_in_account_id_fkey foreign key (account_id)
          references account (id) on delete set null
      )`);
    await runner.query('create index battle_stand_in_account_id_idx on battle_stand_in (account_id)');
    await runner.query(`
      create table battle_briefing (${ofBattle('battle_briefing')},
        side text not null,
        locked bytea not null,
        written_by uuid,
        written_at timestamptz not null,
        constraint battle_briefing_pkey primary key (campaign_id, turn, battle, side),
        constraint battle_briefing_written_by_fkey foreign key (written_by)
          references account (id) on delete set null
      )`);
    await runner.query(`
      create table battle_honour (${ofBattle('battle_honour')},
        seat text not null,
        die integer not null,
        honour text not null,
        deadline timestamptz not null,
        state text not null,
        constraint battle_honour_pkey primary key (campaign_id, turn, battle)
      )`);
    await runner.query(`
      create table veteran (
        campaign_id uuid not null,
        seat text not null,
        name text not null,
        unit text not null,
        honour text not null,
        won_turn integer not null,
        won_battle text not null,
        lost_turn integer,
        lost_battle text,
        constraint veteran_pkey primary key (campaign_id, seat, name),
        constraint veteran_seat_fkey foreign key (campaign_id, seat)
          references seat (campaign_id, letter) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'veteran',
      'battle_honour',
      'battle_briefing',
      'battle_stand_in',
      'battle_report',
      'battle_proposal',
    ]) {
      await runner.query(`drop table ${table}`);
    }
    await runner.query(`
      alter table battle
        drop column voided_from,
        drop column scenario_by,
        drop column suggestions,
        drop column scenario_proposed,
        drop column scenario_proposed_by,
        drop column own_scenario,
        drop column overdue_at,
        drop column appointment,
        drop column confirm_by,
        drop column victory_points,
        drop column veterans_lost,
        drop column fault,
        drop column reason`);
  }
}
