import { enqueue, jobKind, type Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { paymentChanged } from './payments.events.js';
import { PaymentsRepository } from './payments.repository.js';

/** Sends the receipt of one payment, unless that was done. */
export const sendReceipt = jobKind<ReceiptOrder>('payments.send_receipt');

export interface ReceiptOrder {
  readonly payment_id: string;
}

/**
 * Orders the receipt of a payment that somebody has recorded, where the organization wants that. What is imported, and
 * what a bank account books by itself, is not ordered: nobody has decided to tell the customer.
 */
export async function orderReceipt(tx: Transaction, { id }: PaymentWithAllocations): Promise<void> {
  const { organization } = await organizationToday(tx);
  if (organization.send_receipts === 'on_receipt')
    enqueue(tx, sendReceipt, { key: id, payload: { payment_id: id } });
}

/** Notes that a receipt of a payment has left by mail. It stays noted when the payment is reversed. */
export async function markReceiptSent(tx: Transaction, paymentId: string): Promise<void> {
  const payments = new PaymentsRepository(tx);
  const before = await payments.lockById(paymentId);
  // What an undone import has brought may be gone by now.
  if (before === undefined) return;
  const now = await payments.markReceiptSent(before);
  tx.announce(paymentChanged('payment.receipt_sent', { before, now }));
}
