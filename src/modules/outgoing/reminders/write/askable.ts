import type { Transaction } from '../../../../platform/index.js';
import { CustomersRepository } from '../../../books/customers/index.js';
import type { InvoiceWithItems } from '../../../books/invoices/index.js';
import type { Askable } from '../domain/due-level.js';

/** An invoice with what its customer says of reminders. */
export async function askable(
  tx: Transaction,
  invoice: InvoiceWithItems,
): Promise<InvoiceWithItems & Askable> {
  const { reminders: customer_reminders } = await new CustomersRepository(tx).get(invoice.customer_id);
  return { ...invoice, customer_reminders };
}
