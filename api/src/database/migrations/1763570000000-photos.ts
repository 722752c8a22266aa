import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photographs lie in the database, so that one backup has everything. */
export class Photos1763570000000 implements MigrationInterface {
  readonly name = 'Photos1763570000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photo (
        campaign_id uuid not null,
        id uuid not null,
        turn integer not null,
        battle text,
        article_id uuid,
        author_id uuid,
        alt text not null default '',
        caption text not null default '',
        width integer not null,
        height integer not null,
        bytes integer not null,
        digest text not null,
        taken_in_at timestamptz not null,
        large bytea not null,
        thumbnail bytea not null,
        constraint photo_pkey primary key (campaign_id, id),
        constraint photo_campaign_id_fkey foreign key (campaign_id) references campaign (id) on delete cascade,
        constraint photo_article_fkey foreign key (campaign_id, article_id)
          references article (campaign_id, id) on delete cascade,
        constraint photo_author_id_fkey foreign key (author_id) references account (id) on delete set null
      )`);
    // They are packed already; packing them again costs time and saves nothing.
    await runner.query('alter table photo alter column large set storage external');
    await runner.query('alter table photo alter column thumbnail set storage external');
    await runner.query('create index photo_turn_idx on photo (campaign_id, turn, battle)');
    await runner.query('create index photo_article_idx on photo (campaign_id, article_id)');
    await runner.query('create index photo_author_id_idx on photo (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table photo');
  }
}
