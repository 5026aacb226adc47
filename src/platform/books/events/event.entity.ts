import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of a business object, stored in the same transaction. The runtime role can neither change nor delete it. */
@Entity('events')
@Check('ck_events_actor_kind', `actor_kind IN ('user', 'api_key', 'system')`)
export class EventEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_events' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_events' })
  id!: string;

  @Column('text')
  type!: string;

  @Column('uuid')
  object_id!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('text')
  actor_kind!: 'user' | 'api_key' | 'system';

  @Column('uuid', { nullable: true })
  actor_id!: string | null;

  @Column('text', { nullable: true })
  request_id!: string | null;

  @Column('jsonb')
  data!: { readonly object: object; readonly previous_attributes?: object };
}
