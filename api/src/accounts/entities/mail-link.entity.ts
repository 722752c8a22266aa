import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AccountEntity } from './account.entity.js';

export const mailLinkPurposes = ['register', 'reset-password', 'change-email'] as const;
export type MailLinkPurpose = (typeof mailLinkPurposes)[number];

/** A link that was mailed and not used yet; using it deletes it. */
@Entity('mail_link')
@Unique('mail_link_token_hash_unique', ['tokenHash'])
@Index('mail_link_email', ['email'])
@Index('mail_link_account', ['accountId'])
@Check('mail_link_purpose_known', `purpose in ('register', 'reset-password', 'change-email')`)
@Check('mail_link_account_given', `(purpose = 'register') = (account_id is null)`)
export class MailLinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_link_pkey' })
  id: string;

  @Column('text')
  purpose: MailLinkPurpose;

  /** Whom the link was mailed to, and so whose address its use proves. */
  @Column('text')
  email: string;

  @Column('uuid', { name: 'account_id', nullable: true })
  @ForeignKey(() => AccountEntity, { name: 'mail_link_account_id_fkey', onDelete: 'CASCADE' })
  accountId: string | null;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
