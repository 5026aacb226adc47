import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';

/** What settles an invoice as soon as it is issued. The slice of applied credit provides it, since it uses this one. */
export abstract class CreditOnIssue {
  /** Settles an open invoice with what its customer has left in its currency. Answers it as it is then. */
  abstract settle(tx: Transaction, invoice: InvoiceWithItems): Promise<InvoiceWithItems>;
}
