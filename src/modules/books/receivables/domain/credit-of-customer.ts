import type { MinorUnits } from '../../../../kernel/money/amount.js';

/** Credit of a customer in one currency, out of payments and credit notes, that settles nothing yet. */
export interface CreditOfCustomer {
  /** The open invoices that it covers whole, the first to be due first. */
  readonly covered: ReadonlySet<string>;
  /** What is left of it behind them, in minor units. */
  readonly left: MinorUnits;
}
