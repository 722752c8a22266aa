import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Language } from '../language.js';

/** A person who has proved an address; there are no unconfirmed accounts. */
@Entity('account')
@Unique('account_email_unique', ['email'])
@Check('account_language_known', `language in ('en', 'es')`)
export class AccountEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pkey' })
  id: string;

  /** As `checkEmail` normalises it, so that equality of texts is equality of addresses. */
  @Column('text')
  email: string;

  @Column('text', { name: 'display_name' })
  displayName: string;

  @Column('text')
  language: Language;

  /** An IANA name, such as `Europe/Madrid`. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  /** Null: no password opens this account (the demo's). */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** Rises with every change of the account, its sessions and its tokens. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
