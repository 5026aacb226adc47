import { unitsOf, type KeyLimits } from '../../../../../kernel/limits/key-limits.js';
import type { Deed } from './deeds.js';

const SCHEDULED = ['created', 'updated', 'resumed'].map((happened) => `recurring_invoice.${happened}`);

/**
 * What an operation does, by the types of events that bind. Others do the same on the way, such as creating an invoice
 * with `finalize` or a schedule that issues its invoices, and wait like it.
 */
export const operationsByDeed: Readonly<Record<string, readonly string[]>> = {
  'invoices.finalize': ['invoice.finalized', ...SCHEDULED],
  'customers.merge': ['customer.merged'],
  'invoices.void': ['invoice.voided'],
  'invoices.mark_uncollectible': ['invoice.marked_uncollectible'],
  'invoices.credit': ['credit_note.created'],
  'invoices.record_payment': ['payment.created'],
  'credit_notes.mark_refunded': ['credit_note.updated'],
  'payments.create': ['payment.created'],
  'payments.refund': ['payment.refunded'],
  'payments.cancel_refund': ['payment.refund_cancelled'],
  'payments.reverse': ['payment.reversed'],
  'quotes.issue': ['quote.issued'],
  'bills.open': ['bill.opened'],
  'bills.approve': ['bill.approved'],
  'bill_payments.create': ['bill_payment.created'],
  'bill_payments.reverse': ['bill_payment.reversed'],
  'payment_runs.settle': ['bill_payment.created'],
};

/**
 * Why what happened has to be approved: what was done, or what it comes to, which is too much or cannot be compared.
 * Undefined if it need not be.
 */
export function waitsForApproval(
  { needs_approval = {} }: KeyLimits,
  deed: Deed,
): 'operation' | 'amount' | undefined {
  const { operations = [], above } = needs_approval;
  const isNamed = (operation: string): boolean => operationsByDeed[operation]?.includes(deed.type) === true;
  if (deed.does === 'binds' && operations.some(isNamed)) return 'operation';
  if (above === undefined || deed.counts === undefined) return undefined;
  const { amount, currency } = deed.counts;
  const most = unitsOf(above.amount, above.currency);
  const isMore = amount === undefined || most === undefined || currency !== above.currency || amount > most;
  return isMore ? 'amount' : undefined;
}
