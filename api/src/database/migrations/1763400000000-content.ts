import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1763400000000 implements MigrationInterface {
  name = 'Content1763400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content_edition (
        kind text not null,
        id text not null,
        digest text not null,
        version integer not null,
        document text not null,
        kept_since timestamptz not null default now(),
        constraint content_edition_pkey primary key (kind, id, digest)
      )`);
    await runner.query(`
      create table campaign_content (
        campaign_id uuid not null,
        kind text not null,
        content_id text not null,
        digest text not null,
        constraint campaign_content_pkey primary key (campaign_id, kind, content_id),
        constraint campaign_content_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade,
        constraint campaign_content_edition_fkey foreign key (kind, content_id, digest)
          references content_edition (kind, id, digest)
      )`);
    await runner.query('alter table campaign drop column map_version');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaign add column map_version integer not null default 1');
    await runner.query('alter table campaign alter column map_version drop default');
    await runner.query('drop table campaign_content');
    await runner.query('drop table content_edition');
  }
}
