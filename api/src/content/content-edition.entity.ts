import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An edition that some campaign is played by; it stays when a later version of the service ships another. */
@Entity('content_edition')
export class ContentEditionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_edition_pkey' })
  kind: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_edition_pkey' })
  id: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_edition_pkey' })
  digest: string;

  @Column('integer')
  version: number;

  /** Text and not jsonb, so that it still has the digest it is known by. */
  @Column('text')
  document: string;

  @Column('timestamptz', { name: 'kept_since', default: () => 'now()' })
  keptSince: Date;
}
