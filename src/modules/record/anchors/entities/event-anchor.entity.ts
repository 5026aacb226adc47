import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The hash of a stretch of the feed and of all anchors before it. The runtime role cannot change or delete it. */
@Entity('event_anchors')
export class EventAnchorEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_event_anchors' })
  organization_id!: string;

  /** Counts from 1 without gaps. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_event_anchors' })
  number!: number;

  @Column('uuid')
  id!: string;

  @Column('bigint')
  first_sequence!: bigint;

  @Column('bigint')
  last_sequence!: bigint;

  @Column('bytea')
  events_hash!: Buffer;

  @Column('bytea', { nullable: true })
  previous_hash!: Buffer | null;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  created_at!: Date;
}
