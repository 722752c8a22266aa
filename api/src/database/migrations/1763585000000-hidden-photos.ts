import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photographs are hidden and shown again as reports are. */
export class HiddenPhotos1763585000000 implements MigrationInterface {
  readonly name = 'HiddenPhotos1763585000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo
        add column hidden_at timestamptz,
        add column hidden_by uuid,
        add column hidden_reason text,
        add constraint photo_hidden_by_fkey foreign key (hidden_by) references account (id) on delete set null`);
    await runner.query('create index photo_hidden_by_idx on photo (hidden_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo drop column hidden_at, drop column hidden_by, drop column hidden_reason`);
  }
}
