import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';

/** What was prepaid on invoices, as credit of their customers. Payments provide it, since they use this slice. */
export abstract class PrepaidCredit {
  /**
   * Turns what was prepaid on a locked invoice that ceases to count into credit of its customer: all that is not credit
   * yet, but `carried`, which another invoice takes over. In minor units of the invoice's currency.
   */
  abstract release(tx: Transaction, invoice: InvoiceWithItems, carried: MinorUnits): Promise<void>;
}
