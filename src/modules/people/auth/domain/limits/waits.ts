import { unitsOf, type KeyLimits } from '../../../../../kernel/limits/key-limits.js';
import type { Deed } from './deeds.js';

/**
 * What an operation does, by the type of its event. Others do the same on the way, such as creating an invoice with
 * `finalize`, and wait like it.
 */
export const operationsByDeed: Readonly<Record<string, string>> = {
  'invoices.finalize': 'invoice.finalized',
  'invoices.void': 'invoice.voided',
  'invoices.mark_uncollectible': 'invoice.marked_uncollectible',
  'invoices.credit': 'credit_note.created',
  'payments.create': 'payment.created',
  'payments.refund': 'payment.refunded',
  'payments.reverse': 'payment.reversed',
  'quotes.issue': 'quote.issued',
  'bills.open': 'bill.opened',
  'bills.approve': 'bill.approved',
  'bill_payments.create': 'bill_payment.created',
  'bill_payments.reverse': 'bill_payment.reversed',
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
  if (operations.some((operation) => operationsByDeed[operation] === deed.type)) return 'operation';
  if (above === undefined || deed.counts === undefined) return undefined;
  const { amount, currency } = deed.counts;
  const most = unitsOf(above.amount, above.currency);
  const isMore = amount === undefined || most === undefined || currency !== above.currency || amount > most;
  return isMore ? 'amount' : undefined;
}
