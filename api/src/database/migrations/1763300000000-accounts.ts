import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1763300000000 implements MigrationInterface {
  readonly name = 'Accounts1763300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id uuid not null,
        email text not null,
        display_name text not null,
        language text not null,
        time_zone text not null,
        password_hash text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        constraint account_pkey primary key (id),
        constraint account_email_unique unique (email),
        constraint account_language_known check (language in ('en', 'es'))
      )`);
    await runner.query(`
      create table session (
        id uuid not null,
        account_id uuid not null,
        token_hash bytea not null,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        user_agent text not null,
        address text not null,
        constraint session_pkey primary key (id),
        constraint session_token_hash_unique unique (token_hash),
        constraint session_account_id_fkey foreign key (account_id) references account (id) on delete cascade
      )`);
    await runner.query('create index session_account on session (account_id)');
    await runner.query(`
      create table access_token (
        id uuid not null,
        account_id uuid not null,
        name text not null,
        token_hash bytea not null,
        scopes text[] not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        expires_at timestamptz,
        constraint access_token_pkey primary key (id),
        constraint access_token_token_hash_unique unique (token_hash),
        constraint access_token_account_id_fkey foreign key (account_id) references account (id) on delete cascade,
        constraint access_token_scopes_known
          check (cardinality(scopes) > 0 and scopes <@ array['READ', 'WRITE']::text[])
      )`);
    await runner.query('create index access_token_account on access_token (account_id)');
    await runner.query(`
      create table mail_link (
        id uuid not null,
        purpose text not null,
        email text not null,
        account_id uuid,
        token_hash bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint mail_link_pkey primary key (id),
        constraint mail_link_token_hash_unique unique (token_hash),
        constraint mail_link_account_id_fkey foreign key (account_id) references account (id) on delete cascade,
        constraint mail_link_purpose_known check (purpose in ('register', 'reset-password', 'change-email')),
        constraint mail_link_account_given check ((purpose = 'register') = (account_id is null))
      )`);
    await runner.query('create index mail_link_email on mail_link (email)');
    await runner.query('create index mail_link_account on mail_link (account_id)');
    await runner.query(`
      create table mail (
        id uuid not null,
        kind text not null,
        about jsonb not null,
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        due_at timestamptz not null default now(),
        constraint mail_pkey primary key (id)
      )`);
    await runner.query('create index mail_due on mail (due_at)');
    await runner.query(`
      create table guess (
        key bytea not null,
        count integer not null,
        ends_at timestamptz not null,
        constraint guess_pkey primary key (key)
      )`);
    await runner.query('create index guess_ends_at on guess (ends_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['guess', 'mail', 'mail_link', 'access_token', 'session', 'account']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
