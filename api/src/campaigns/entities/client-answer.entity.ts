import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What a mutation answered under a client's key, locked away: a repeat is given the same. */
@Entity('client_answer')
export class ClientAnswerEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'client_answer_pkey' })
  @ForeignKey('account', { name: 'client_answer_account_id_fkey', onDelete: 'CASCADE' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'client_answer_pkey' })
  key: string;

  @Column('bytea')
  answer: Buffer;

  @Index('client_answer_at_idx')
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
