import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old answers are looked for by their age. */
export class Answers1763556000000 implements MigrationInterface {
  name = 'Answers1763556000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index client_answer_at_idx on client_answer (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index client_answer_at_idx');
  }
}
