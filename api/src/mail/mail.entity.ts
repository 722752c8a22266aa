import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A letter that is still to be sent: its kind and what it is about, never its text. The text, with its links, is
 * written at the moment of sending, so that no usable link ever lies in the database.
 */
@Entity('mail')
@Index('mail_due', ['dueAt'])
export class MailEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_pkey' })
  id: string;

  @Column('text')
  kind: string;

  /** What the letter's writer needs to know, as its kind defines it. */
  @Column('jsonb')
  about: Readonly<Record<string, string>>;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Not before this; a process that takes the letter on moves it ahead, so that nobody else does. */
  @Column('timestamptz', { name: 'due_at', default: () => 'now()' })
  dueAt: Date;
}
