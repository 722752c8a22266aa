import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write about the war. */
export class Chronicle1763550000000 implements MigrationInterface {
  readonly name = 'Chronicle1763550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article (
        campaign_id uuid not null,
        id uuid not null,
        turn integer not null,
        battle text,
        author_id uuid,
        author_part text not null,
        seat text,
        seat_name text,
        title text not null,
        text text not null,
        language text not null,
        written_at timestamptz not null,
        edited_at timestamptz,
        hidden_at timestamptz,
        hidden_by uuid,
        hidden_reason text,
        constraint article_pkey primary key (campaign_id, id),
        constraint article_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade,
        constraint article_author_id_fkey foreign key (author_id) references account (id) on delete set null,
        constraint article_hidden_by_fkey foreign key (hidden_by) references account (id) on delete set null
      )`);
    await runner.query('create index article_turn_idx on article (campaign_id, turn, battle)');
    await runner.query('create index article_author_id_idx on article (author_id)');
    await runner.query('create index article_hidden_by_idx on article (hidden_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article');
  }
}
