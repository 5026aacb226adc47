import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An event that is committed, or about to be, and has no number yet. Its position decides the order. */
@Entity('event_queue')
export class EventQueueEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_event_queue',
  })
  position!: bigint;

  @Column('uuid')
  organization_id!: string;

  @Column('uuid')
  event_id!: string;

  @Column('text')
  type!: string;

  @Column('uuid')
  object_id!: string;
}
