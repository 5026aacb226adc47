import type { Transaction } from '../../../platform/index.js';
import { takeBackInvoice } from '../invoices/index.js';
import { paymentDeleted } from './payments.events.js';
import { PaymentsRepository } from './payments.repository.js';

/**
 * Takes an invoice of before back with what was paid, unless somebody has used either since. Returns whether they are
 * gone.
 */
export async function takeBackPaidInvoice(tx: Transaction, id: string, version: number): Promise<boolean> {
  const paid = await new PaymentsRepository(tx).ofInvoice(id);
  if (!(await takeBackInvoice(tx, id, version))) return false;
  for (const payment of paid) tx.announce(paymentDeleted(payment));
  return true;
}
