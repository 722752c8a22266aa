import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns that are played: until now there was but the demo's, to look at, which is loaded anew. */
export class Turns1763500000000 implements MigrationInterface {
  name = 'Turns1763500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('delete from campaign');
    await runner.query('drop table holding');
    await runner.query(`
      alter table campaign
        add column format text not null,
        add column status text not null,
        add column visibility text not null,
        add column settings jsonb not null,
        add column turn integer not null default 0,
        add column next_due_at timestamptz,
        add column paused_until timestamptz,
        add column paused_at timestamptz,
        add column winners text[] not null default '{}',
        add column final_state jsonb,
        add column started_at timestamptz,
        add column finished_at timestamptz`);
    await runner.query('create index campaign_next_due_at_idx on campaign (next_due_at)');
    await runner.query(`
      alter table seat
        add column army text,
        add column confirmed boolean not null default false,
        add column misses integer not null default 0,
        add column extensions_used integer not null default 0,
        add column open_for_replacement boolean not null default false`);
    await runner.query(`
      create table campaign_role (
        campaign_id uuid not null,
        id uuid not null,
        account_id uuid,
        role text not null,
        seat text,
        since timestamptz not null default now(),
        until timestamptz,
        constraint campaign_role_pkey primary key (campaign_id, id),
        constraint campaign_role_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade,
        constraint campaign_role_account_id_fkey foreign key (account_id)
          references account (id) on delete set null
      )`);
    await runner.query('create index campaign_role_account_id_idx on campaign_role (account_id)');
    await runner.query(`
      create table turn (
        campaign_id uuid not null,
        number integer not null,
        phase text not null,
        start jsonb not null,
        opened_at timestamptz not null,
        deadline timestamptz,
        locked_at timestamptz,
        revealed_at timestamptz,
        ended_at timestamptz,
        commitments jsonb not null default '[]',
        dice_commitment text not null,
        dice_seed text,
        reminded_hours integer[] not null default '{}',
        constraint turn_pkey primary key (campaign_id, number),
        constraint turn_campaign_id_fkey foreign key (campaign_id) references campaign (id) on delete cascade
      )`);
    await runner.query(`
      create table turn_secret (
        campaign_id uuid not null,
        turn integer not null,
        seed bytea not null,
        constraint turn_secret_pkey primary key (campaign_id, turn),
        constraint turn_secret_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
    await runner.query(`
      create table sealed_order (
        campaign_id uuid not null,
        turn integer not null,
        seat text not null,
        locked bytea not null,
        commitment text not null,
        standing boolean not null,
        sealed_by uuid,
        sealed_at timestamptz not null,
        constraint sealed_order_pkey primary key (campaign_id, turn, seat),
        constraint sealed_order_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
    await runner.query(`
      create table revealed_order (
        campaign_id uuid not null,
        turn integer not null,
        seat text not null,
        sheet text,
        nonce text,
        commitment text,
        source text not null,
        attendance text not null,
        sealed_at timestamptz,
        constraint revealed_order_pkey primary key (campaign_id, turn, seat),
        constraint revealed_order_turn_fkey foreign key (campaign_id, turn)
          references turn (campaign_id, number) on delete cascade
      )`);
    await runner.query(`
      create table battle (
        campaign_id uuid not null,
        turn integer not null,
        key text not null,
        kind text not null,
        territory text,
        attacker text not null,
        defender text not null,
        attacker_points integer not null,
        defender_points integer not null,
        garrison integer not null,
        status text not null,
        scenario text,
        due_at timestamptz,
        appointed_for timestamptz,
        place text,
        outcome jsonb,
        settlement text,
        settled_at timestamptz,
        constraint battle_pkey primary key (campaign_id, turn, key),
        constraint battle_turn_fkey foreign key (campaign_id, turn)
          references turn (campaign_id, number) on delete cascade
      )`);
    await runner.query(`
      create table choice (
        campaign_id uuid not null,
        turn integer not null,
        key text not null,
        kind text not null,
        seat text not null,
        among text[] not null,
        deadline timestamptz not null,
        answer jsonb,
        settled_by text,
        constraint choice_pkey primary key (campaign_id, turn, key),
        constraint choice_turn_fkey foreign key (campaign_id, turn)
          references turn (campaign_id, number) on delete cascade
      )`);
    await runner.query(`
      create table journal_entry (
        campaign_id uuid not null,
        number integer not null,
        turn integer not null,
        code text not null,
        rule text,
        parameters jsonb not null,
        at timestamptz not null default now(),
        retracted_by integer,
        constraint journal_entry_pkey primary key (campaign_id, number),
        constraint journal_entry_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
    await runner.query(`
      create table client_answer (
        account_id uuid not null,
        key text not null,
        answer bytea not null,
        at timestamptz not null default now(),
        constraint client_answer_pkey primary key (account_id, key),
        constraint client_answer_account_id_fkey foreign key (account_id)
          references account (id) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from campaign');
    for (const table of [
      'client_answer',
      'journal_entry',
      'choice',
      'battle',
      'revealed_order',
      'sealed_order',
      'turn_secret',
      'turn',
      'campaign_role',
    ]) {
      await runner.query(`drop table ${table}`);
    }
    await runner.query(`
      alter table seat
        drop column army,
        drop column confirmed,
        drop column misses,
        drop column extensions_used,
        drop column open_for_replacement`);
    await runner.query(`
      alter table campaign
        drop column format,
        drop column status,
        drop column visibility,
        drop column settings,
        drop column turn,
        drop column next_due_at,
        drop column paused_until,
        drop column paused_at,
        drop column winners,
        drop column final_state,
        drop column started_at,
        drop column finished_at`);
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
}
