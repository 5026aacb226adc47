import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { InvoiceEntity } from '../../../books/invoices/index.js';
import type { ReminderChannel } from '../domain/reminder-policy.js';

/** That the money of an invoice was asked for at a level. The primary key is what makes it once. */
@Entity('reminders')
@Index('ix_reminders_tasks', ['organization_id', 'created_at', 'invoice_id'], {
  where: `channel = 'task' AND done_at IS NULL`,
})
@Check('ck_reminders_channel', `channel IN ('email', 'task')`)
@Check('ck_reminders_instalment', 'instalment > 0')
@Check('ck_reminders_level', 'level > 0')
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_reminders_invoice',
})
export class ReminderEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_reminders' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_reminders' })
  invoice_id!: string;

  /** Which instalment was due first, counted from one: each has levels of its own. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reminders', default: 1 })
  instalment!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reminders' })
  level!: number;

  @Column('text')
  channel!: ReminderChannel;

  /** The mail; a task has none. */
  @Column('uuid', { nullable: true })
  message_id!: string | null;

  /** What was asked for, in minor units of the invoice's currency. */
  @Column('bigint')
  amount_due!: MinorUnits;

  /** What was asked for beside it, in the same units; it is no part of the invoice. */
  @Column('bigint', { nullable: true })
  fee!: MinorUnits | null;

  /** The day on which it was asked, where the organization is. */
  @Column('date')
  asked_on!: string;

  /** When a person did the task. */
  @Column('timestamptz', { nullable: true })
  done_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}

/** A reminder as people see it. */
export type ReminderRow = Omit<ReminderEntity, 'organization_id'>;
