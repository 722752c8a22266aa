import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sealed orders lie in envelopes that every seat has, used or not. What was sealed before cannot be put into them, since no
 * migration has the key: it is void, and has to be sealed anew.
 */
export class Envelopes1763555000000 implements MigrationInterface {
  name = 'Envelopes1763555000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sealed_order');
    await runner.query('alter table seat drop column extensions_used');
    await runner.query(`
      create table order_envelope (
        campaign_id uuid not null,
        seat text not null,
        hand text not null,
        locked bytea not null,
        constraint order_envelope_pkey primary key (campaign_id, seat, hand),
        constraint order_envelope_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_envelope');
    await runner.query('alter table seat add column extensions_used integer not null default 0');
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
        hand text not null default 'player',
        constraint sealed_order_pkey primary key (campaign_id, turn, seat, hand),
        constraint sealed_order_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete cascade
      )`);
  }
}
