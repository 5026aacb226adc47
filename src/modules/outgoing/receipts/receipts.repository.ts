import type { OwedDocument } from '../../../kernel/accounts/owed.js';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { SETTLED } from './receipts.sql.js';

/** An invoice that a payment settles, in minor units of the currency of both. */
export interface SettledInvoice extends OwedDocument {
  readonly id: string;
  readonly number: string;
  readonly issue_date: CalendarDate;
  readonly paid: MinorUnits;
  /** Taken off for paying early with this payment, and standing. */
  readonly discount: MinorUnits;
  /** The small rest that was let go with this payment. */
  readonly let_go: MinorUnits;
}

/** What payments of the organization of a transaction have settled. */
export class ReceiptsRepository {
  constructor(private readonly tx: Transaction) {}

  /** In the order in which they were allocated. */
  settledBy(paymentId: string): Promise<SettledInvoice[]> {
    return this.tx.rows<SettledInvoice>(SETTLED, [this.tx.organizationId, paymentId]);
  }
}
