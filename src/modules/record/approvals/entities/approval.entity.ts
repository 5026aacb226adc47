import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ApprovalReason } from '../../../../platform/index.js';
import type { ApprovalResult, ApprovalState, KeptRequest, Staleness } from '../domain/approval.js';
import type { Seen } from '../domain/seen-target.js';

/** A request of an API key or a member that waits for a person, or has waited. */
@Entity('approvals')
@Index('ix_approvals_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_approvals_state', ['organization_id', 'state', 'created_at', 'id'])
@Index('ix_approvals_operation', ['organization_id', 'operation', 'created_at', 'id'])
@Index('ix_approvals_asked_by', ['organization_id', 'asked_by', 'created_at', 'id'])
@Index('uq_approvals_key', ['organization_id', 'asked_by', 'key_hash'], {
  unique: true,
  where: "(state = 'pending'::text)",
})
@Check('ck_approvals_state', `state IN ('pending', 'approved', 'rejected', 'stale', 'expired')`)
@Check('ck_approvals_reason', `reason IN ('operation', 'amount')`)
@Check('ck_approvals_asked_by_kind', `asked_by_kind IN ('api_key', 'user')`)
@Check('ck_approvals_pending', `state <> 'pending' OR (request IS NOT NULL AND dry_run IS NOT NULL)`)
@Check('ck_approvals_rejection', `rejection_reason IS NULL OR state = 'rejected'`)
@Check('ck_approvals_decided', `(state = 'pending') = (ended_at IS NULL)`)
export class ApprovalEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_approvals' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_approvals' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  state!: ApprovalState;

  @Column('text')
  operation!: string;

  /** What stands in its path; null for an operation that is about nothing that is there. */
  @Column('text', { nullable: true })
  target_id!: string | null;

  @Column('text')
  reason!: ApprovalReason;

  @Column('text')
  asked_by_kind!: 'api_key' | 'user';

  /** The API key or the user. */
  @Column('uuid')
  asked_by!: string;

  /** Null once it is forgotten. */
  @Column('jsonb', { nullable: true })
  request!: KeptRequest | null;

  /** What an Idempotency-Key stands for. */
  @Column('bytea')
  request_hash!: Buffer;

  /** Null for a request without a key. */
  @Column('bytea', { nullable: true })
  key_hash!: Buffer | null;

  /** Null where there is nothing to compare. */
  @Column('jsonb', { nullable: true })
  seen!: Seen | null;

  /** In the form of the API. Null once it is forgotten. */
  @Column('jsonb', { nullable: true })
  dry_run!: object | null;

  /** The same for a stale one when somebody approved it. Null for others, and once it is forgotten. */
  @Column('jsonb', { nullable: true })
  dry_run_now!: object | null;

  /** The public identifiers of the customers whom it names. They stay when what was sent is forgotten. */
  @Column('text', { array: true, default: {} })
  customer_ids!: string[];

  @Column('jsonb', { nullable: true })
  stale_because!: Staleness | null;

  @Column('jsonb', { nullable: true })
  result!: ApprovalResult | null;

  /** The user who decided; null for what nobody has decided. */
  @Column('uuid', { nullable: true })
  decided_by!: string | null;

  /** What whoever rejected it said. Null for nothing, and once it is forgotten. */
  @Column('text', { nullable: true })
  rejection_reason!: string | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
