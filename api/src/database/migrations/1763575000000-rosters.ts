import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rosters of players, those handed in for a battle, house army lists, and the settings that belong to them. */
export class Rosters1763575000000 implements MigrationInterface {
  name = 'Rosters1763575000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table roster (
        account_id uuid not null,
        id uuid not null,
        campaign_id uuid,
        locked bytea not null,
        template boolean not null,
        share_hash bytea,
        version integer not null,
        updated_at timestamptz not null,
        constraint roster_pkey primary key (account_id, id),
        constraint roster_account_id_fkey foreign key (account_id) references account (id) on delete cascade,
        constraint roster_campaign_id_fkey foreign key (campaign_id)
          references campaign (id) on delete set null
      )`);
    await runner.query('create unique index roster_share_hash_idx on roster (share_hash)');
    await runner.query('create index roster_campaign_id_idx on roster (campaign_id)');
    await runner.query(`
      create table battle_roster (
        campaign_id uuid not null,
        turn integer not null,
        battle text not null,
        side text not null,
        locked bytea not null,
        given_by uuid,
        given_at timestamptz not null,
        constraint battle_roster_pkey primary key (campaign_id, turn, battle, side),
        constraint battle_roster_battle_fkey foreign key (campaign_id, turn, battle)
          references battle (campaign_id, turn, key) on delete cascade,
        constraint battle_roster_given_by_fkey foreign key (given_by)
          references account (id) on delete set null
      )`);
    await runner.query('create index battle_roster_given_by_idx on battle_roster (given_by)');
    await runner.query(`
      alter table battle
        add column casualties jsonb,
        add column veterans_fielded jsonb`);
    await runner.query('alter table battle_report add column casualties jsonb');
    await runner.query('alter table campaign_content add column house boolean not null default false');
    await runner.query(
      `update campaign set settings = settings || '{"rosterSecrecy": "open", "persistentArmies": false}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update campaign set settings = settings - 'rosterSecrecy' - 'persistentArmies'`);
    await runner.query('alter table campaign_content drop column house');
    await runner.query('alter table battle_report drop column casualties');
    await runner.query('alter table battle drop column casualties, drop column veterans_fielded');
    await runner.query('drop table battle_roster');
    await runner.query('drop table roster');
  }
}
