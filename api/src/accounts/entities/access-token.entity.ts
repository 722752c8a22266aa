import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TokenScope } from '../caller.js';
import { AccountEntity } from './account.entity.js';

@Entity('access_token')
@Unique('access_token_token_hash_unique', ['tokenHash'])
@Index('access_token_account', ['accountId'])
@Check('access_token_scopes_known', `cardinality(scopes) > 0 and scopes <@ array['READ', 'WRITE']::text[]`)
export class AccessTokenEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'access_token_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  @ForeignKey(() => AccountEntity, { name: 'access_token_account_id_fkey', onDelete: 'CASCADE' })
  accountId: string;

  @Column('text')
  name: string;

  /** SHA-256 of the secret, which is shown once and kept nowhere. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text', { array: true })
  scopes: TokenScope[];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  /** Null: works until it is revoked. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
