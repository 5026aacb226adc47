import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One request, and what came back. */
@Entity('webhook_attempts')
@Index('ix_webhook_attempts_at', ['at'])
export class WebhookAttemptEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_attempts' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_attempts' })
  delivery_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_webhook_attempts' })
  number!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  url!: string;

  @Column('jsonb')
  request_headers!: Record<string, string>;

  /** Null without an answer. */
  @Column('integer', { nullable: true })
  status!: number | null;

  @Column('jsonb', { nullable: true })
  response_headers!: Record<string, string> | null;

  @Column('text', { nullable: true })
  response_text!: string | null;

  @Column('integer')
  duration_ms!: number;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  error!: string | null;
}
