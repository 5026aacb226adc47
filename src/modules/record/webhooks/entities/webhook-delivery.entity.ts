import { Check, Column, Entity, Index, PrimaryColumn, type ColumnOptions } from 'typeorm';
import type { DeliveryOrigin, DeliveryStatus } from '../domain/delivery.js';

const STARTED = `status = 'pending' AND next_attempt_at IS NOT NULL`;

/** TypeORM knows such columns, but its types allow them as primary keys only. */
const IDENTITY = { type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' } as ColumnOptions;

/** One event for one endpoint. What is sent is made from the event at each attempt. */
@Entity('webhook_deliveries')
@Index('uq_webhook_deliveries_feed', ['organization_id', 'endpoint_id', 'sequence'], {
  unique: true,
  where: `origin = 'feed'`,
})
@Index('uq_webhook_deliveries_lane', ['organization_id', 'endpoint_id', 'lane'], {
  unique: true,
  where: STARTED,
})
@Index('ix_webhook_deliveries_waiting', ['organization_id', 'endpoint_id', 'lane', 'position'], {
  where: `status = 'pending'`,
})
@Index('ix_webhook_deliveries_due', ['organization_id', 'endpoint_id', 'next_attempt_at', 'position'], {
  where: STARTED,
})
@Index('ix_webhook_deliveries_overdue', ['next_attempt_at'], { where: STARTED })
@Index('ix_webhook_deliveries_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_webhook_deliveries_endpoint', ['organization_id', 'endpoint_id', 'created_at', 'id'])
@Index('ix_webhook_deliveries_object', ['organization_id', 'object_id', 'created_at', 'id'])
@Index('ix_webhook_deliveries_type', ['organization_id', 'event_type', 'created_at', 'id'])
@Index('ix_webhook_deliveries_failed', ['organization_id', 'created_at', 'id'], {
  where: `status = 'failed'`,
})
@Index('ix_webhook_deliveries_ended', ['status', 'created_at'], { where: `status <> 'pending'` })
@Check('ck_webhook_deliveries_status', `status IN ('pending', 'delivered', 'failed', 'cancelled')`)
@Check('ck_webhook_deliveries_origin', `origin IN ('feed', 'replay', 'resend', 'test')`)
export class WebhookDeliveryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_deliveries' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_deliveries' })
  id!: string;

  /** The order within a lane. */
  @Column(IDENTITY)
  position!: bigint;

  @Column('uuid')
  endpoint_id!: string;

  /** Null for a test without an event. */
  @Column('uuid', { nullable: true })
  event_id!: string | null;

  @Column('bigint', { nullable: true })
  sequence!: bigint | null;

  @Column('text')
  event_type!: string;

  @Column('uuid', { nullable: true })
  object_id!: string | null;

  /** Deliveries of one lane go one after the other; null: at once, outside of all lanes. */
  @Column('text', { nullable: true })
  lane!: string | null;

  @Column('text')
  origin!: DeliveryOrigin;

  @Column('text')
  status!: DeliveryStatus;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Those before the endpoint was enabled again: the schedule begins anew. */
  @Column('integer', { default: 0 })
  attempts_before!: number;

  /** Null while it waits for another one of its lane, and when it has ended. */
  @Column('timestamptz', { nullable: true })
  next_attempt_at!: Date | null;

  /** When the attempt that is under way began. */
  @Column('timestamptz', { nullable: true })
  begun_at!: Date | null;

  @Column('integer', { nullable: true })
  last_status!: number | null;

  @Column('text', { nullable: true })
  last_error!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}
