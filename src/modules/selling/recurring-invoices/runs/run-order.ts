import { instantOf } from '../../../../kernel/time/time-of-day.js';
import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';
import type { RecurringInvoiceEntity } from '../entities/recurring-invoice.entity.js';

export interface RunOrder {
  readonly recurring_invoice_id: string;
}

/** Runs what is due of a recurring invoice. */
export const runRecurring = jobKind<RunOrder>('recurring_invoices.run');

/** Orders the run of the next occurrence where one is to come by itself; the job that waits already is replaced. */
export function orderRun(
  tx: Transaction,
  { id, status, next_on, run_at }: RecurringInvoiceEntity,
  timeZone: string,
): void {
  if (status !== 'active' || next_on === null) return;
  enqueue(tx, runRecurring, {
    key: id,
    payload: { recurring_invoice_id: id },
    due: instantOf(next_on, run_at, timeZone),
  });
}
