import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { RunState } from '../domain/recurring-invoice.js';
import { RecurringInvoiceEntity } from './recurring-invoice.entity.js';

/** Why a run made nothing. */
export interface RunProblem {
  readonly code: string;
  readonly title: string;
  readonly errors?: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

/** What became of one occurrence. The primary key is what makes it once. */
@Entity('recurring_runs')
@ForeignKey(
  () => RecurringInvoiceEntity,
  ['organization_id', 'recurring_invoice_id'],
  ['organization_id', 'id'],
  {
    name: 'fk_recurring_runs_recurring_invoice',
  },
)
@Check('ck_recurring_runs_state', `state IN ('done', 'failed', 'skipped')`)
@Check('ck_recurring_runs_done', `(state = 'done') = (invoice_id IS NOT NULL)`)
export class RecurringRunEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_runs' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_runs' })
  recurring_invoice_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_recurring_runs' })
  occurrence!: number;

  @Column('date')
  planned_on!: string;

  @Column('date')
  period_start!: string;

  @Column('date')
  period_end!: string;

  @Column('text')
  state!: RunState;

  /** What it made; a draft may be deleted since. */
  @Column('uuid', { nullable: true })
  invoice_id!: string | null;

  @Column('jsonb', { nullable: true })
  problem!: RunProblem | null;

  @Column('timestamptz')
  at!: Date;
}
