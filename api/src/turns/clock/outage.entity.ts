import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A time in which no process looked for what is due. */
@Entity('outage')
export class OutageEntity {
  @PrimaryColumn('timestamptz', { name: 'began_at', primaryKeyConstraintName: 'outage_pkey' })
  beganAt: Date;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt: Date;
}
