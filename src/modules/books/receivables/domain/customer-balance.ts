import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';

/** What a customer owes and has as credit in one currency, in minor units. */
export interface CustomerBalance {
  readonly currency: CurrencyCode;
  /** The amount due of open invoices. */
  readonly due: MinorUnits;
  /** The part of it whose due date has passed. */
  readonly overdue: MinorUnits;
  /** What payments and credit notes have that settles nothing yet. */
  readonly credit: MinorUnits;
}
