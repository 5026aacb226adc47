import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EndpointStatus, Ordering, PayloadForm, WriterKind } from '../domain/endpoint.js';

/** An address that wants events. Its health changes without a new version. */
@Entity('webhook_endpoints')
@Index('ix_webhook_endpoints_created_at', ['organization_id', 'created_at', 'id'])
@Check('ck_webhook_endpoints_status', `status IN ('active', 'failing', 'disabled')`)
@Check('ck_webhook_endpoints_payload', `payload IN ('full', 'thin')`)
@Check('ck_webhook_endpoints_ordering', `ordering IN ('object', 'none')`)
@Check(
  'ck_webhook_endpoints_writer',
  `writer_kind IN ('user', 'api_key') AND writer_id IS NOT NULL OR writer_kind IS NULL AND writer_id IS NULL`,
)
export class WebhookEndpointEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_endpoints' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_endpoints' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  url!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { array: true })
  event_types!: string[];

  @Column('text')
  payload!: PayloadForm;

  @Column('text')
  ordering!: Ordering;

  @Column('text', { array: true })
  header_names!: string[];

  /** Headers of every request, sealed, because they may be credentials. */
  @Column('bytea', { nullable: true })
  headers!: Buffer | null;

  /** What its writer could read then. Messages show of it what the writer may read now. */
  @Column('text', { array: true })
  reads!: string[];

  /** Who wrote it last, a member or an API key; null where no event tells it of an endpoint of long ago. */
  @Column('text', { nullable: true })
  writer_kind!: WriterKind | null;

  @Column('uuid', { nullable: true })
  writer_id!: string | null;

  /** When it was disabled because its writer had left. */
  @Column('timestamptz', { nullable: true })
  writer_left_at!: Date | null;

  @Column('bytea')
  secret!: Buffer;

  @Column('bytea', { nullable: true })
  previous_secret!: Buffer | null;

  @Column('timestamptz', { nullable: true })
  previous_secret_ends_at!: Date | null;

  @Column('text')
  status!: EndpointStatus;

  @Column('text', { nullable: true })
  status_reason!: string | null;

  /** The last number of the feed that was turned into deliveries. */
  @Column('bigint')
  cursor!: bigint;

  /** Failed attempts in a row. */
  @Column('integer', { default: 0 })
  failures!: number;

  @Column('boolean', { default: false })
  is_slowed!: boolean;

  @Column('timestamptz', { nullable: true })
  failing_since!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_success_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
