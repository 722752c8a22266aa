import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: when some process last looked for what is due. */
@Entity('heartbeat')
export class HeartbeatEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'heartbeat_pkey' })
  id: number;

  @Column('timestamptz', { name: 'beat_at' })
  beatAt: Date;
}
