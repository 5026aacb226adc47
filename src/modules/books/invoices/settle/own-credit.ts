import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';

/** Credit of the credit notes of some invoices, locked. */
export interface HeldCredit {
  /** Those invoices, and all that their credit settles, directly or along further credit notes. */
  readonly invoiceIds: readonly string[];
  /**
   * Lets the credit of an invoice that money was taken back from settle it again, wherever that credit is; an invoice
   * that it is taken from is settled by its own credit notes in turn. Takes the invoices of `invoiceIds`, locked, as
   * they are now.
   */
  comeHome(invoices: ReadonlyMap<string, InvoiceWithItems>): Promise<void>;
}

/** The credit of invoices. Credit notes provide it, since they use this slice. */
export abstract class OwnCredit {
  /** Locks it. A credit note is locked before its invoices, so that this comes first. */
  abstract hold(tx: Transaction, invoiceIds: readonly string[]): Promise<HeldCredit>;
}
