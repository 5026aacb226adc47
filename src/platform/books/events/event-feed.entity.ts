import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { EventEntity } from './event.entity.js';

/** The position of an event in its organization's feed: numbers without gaps, assigned after the event's commit. */
@Entity('event_feed')
@Unique('uq_event_feed_event', ['organization_id', 'event_id'])
@Index('ix_event_feed_type', ['organization_id', 'type', 'sequence'])
@Index('ix_event_feed_object', ['organization_id', 'object_id', 'sequence'])
@ForeignKey(() => EventEntity, ['organization_id', 'event_id'], ['organization_id', 'id'], {
  name: 'fk_event_feed_event',
})
export class EventFeedEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_event_feed' })
  organization_id!: string;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_event_feed' })
  sequence!: bigint;

  @Column('uuid')
  event_id!: string;

  @Column('text')
  type!: string;

  @Column('uuid')
  object_id!: string;
}
