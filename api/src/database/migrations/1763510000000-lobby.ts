import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people come to a campaign: by invitation, or by asking. */
export class Lobby1763510000000 implements MigrationInterface {
  name = 'Lobby1763510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table campaign_invitation (
        campaign_id uuid not null,
        id uuid not null,
        role text not null,
        seat text,
        hand_over boolean not null default false,
        token_hash bytea,
        email text,
        uses_left integer not null,
        created_by uuid,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint campaign_invitation_pkey primary key (campaign_id, id),
        constraint campaign_invitation_token_hash_unique unique (token_hash),
        constraint campaign_invitation_role_known check (role in ('player', 'spectator', 'referee')),
        constraint campaign_invitation_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade,
        constraint campaign_invitation_created_by_fkey foreign key (created_by)
          references account (id) on delete set null
      )`);
    await runner.query(`
      create table join_request (
        campaign_id uuid not null,
        account_id uuid not null,
        seat text,
        message text,
        at timestamptz not null,
        declined_at timestamptz,
        constraint join_request_pkey primary key (campaign_id, account_id),
        constraint join_request_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade,
        constraint join_request_account_id_fkey foreign key (account_id)
          references account (id) on delete cascade
      )`);
    await runner.query('create index join_request_account_id_idx on join_request (account_id)');
    await runner.query('create index campaign_public_idx on campaign (visibility, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index campaign_public_idx');
    await runner.query('drop table join_request');
    await runner.query('drop table campaign_invitation');
  }
}
