import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that is committed, or about to be, and has no number yet. Its position decides the order. */
@Entity('event_queue')
export class EventQueueEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_event_queue' })
  organization_id!: string;

  @PrimaryColumn('bigint', {
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_event_queue',
  })
  position!: bigint;

  @Column('uuid')
  event_id!: string;

  @Column('text')
  type!: string;

  @Column('uuid')
  object_id!: string;
}
