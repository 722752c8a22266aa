import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AccountEntity } from './account.entity.js';

@Entity('session')
@Unique('session_token_hash_unique', ['tokenHash'])
@Index('session_account', ['accountId'])
export class SessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'session_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  @ForeignKey(() => AccountEntity, { name: 'session_account_id_fkey', onDelete: 'CASCADE' })
  accountId: string;

  /** SHA-256 of what the browser's cookie holds: a stolen table opens no session. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { name: 'user_agent' })
  userAgent: string;

  @Column('text')
  address: string;
}
