import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';
import { amountPayable } from '../domain/derived.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';

/** Turns what was prepaid above an invoice's total into credit of the customer. The slice of payments runs it. */
export const creditPrepaidExcess = jobKind<PrepaidInvoice>('payments.credit_prepaid_excess');

export interface PrepaidInvoice {
  readonly invoice_id: string;
}

/** Orders that job for an issued invoice, where more was prepaid than there is to pay. */
export function scheduleCredit(tx: Transaction, invoice: InvoiceWithItems): void {
  if (amountPayable(invoice) >= 0n) return;
  enqueue(tx, creditPrepaidExcess, { key: invoice.id, payload: { invoice_id: invoice.id }, due: tx.now });
}
