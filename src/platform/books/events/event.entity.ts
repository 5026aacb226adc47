import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where a change was made from. */
export interface EventOrigin {
  readonly ip: string;
  readonly user_agent: string | null;
  /** The internal id of the session; null for an API key. */
  readonly session_id: string | null;
  /** Absent if the caller names no trace. */
  readonly traceparent?: string;
  /** Absent for a request to the HTTP API itself. */
  readonly via?: 'mcp';
  /** The version of the limits that allowed it, and of those of who made the API key; absent where there are none. */
  readonly limits_version?: number;
  readonly maker_limits_version?: number;
  /** The internal ids of the approval that it was done by, and of who gave it; absent if none was needed. */
  readonly approval_id?: string;
  readonly approved_by?: string;
}

/** A change of a business object, stored in the same transaction. The runtime role can neither change nor delete it. */
@Entity('events')
@Index('ix_events_actor', ['organization_id', 'actor_id', 'created_at'])
@Index('ix_events_created_at', ['organization_id', 'created_at'])
@Index('ix_events_ip', ['organization_id', 'ip', 'created_at'])
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

  /** Where it was made from; null for the service itself. Only the audit log shows it. */
  @Column('jsonb', { nullable: true })
  origin!: EventOrigin | null;

  /** The address of `origin` once more, because no index can find it within a JSON value. */
  @Column('text', { nullable: true })
  ip!: string | null;

  @Column('jsonb')
  data!: { readonly object: object; readonly previous_attributes?: object };

  /** What the values are hashed with when the event is anchored; null once one of them was erased. */
  @Column('bytea', { nullable: true, default: () => 'uuid_send(gen_random_uuid())' })
  salt!: Buffer | null;

  /** What is kept of the salt after an erasure, so that the hash of the event can still be proved. */
  @Column('jsonb', { nullable: true })
  redaction!: object | null;
}
