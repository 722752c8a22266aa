import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was tried in the current window; shared by all API processes. */
@Entity('guess')
@Index('guess_ends_at', ['endsAt'])
export class GuessEntity {
  /** SHA-256 of the limit's name and of whom it counts, so that the table names neither people nor addresses. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'guess_pkey' })
  key: Buffer;

  @Column('integer')
  count: number;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;
}
