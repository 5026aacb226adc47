import type { FrozenCreditNote } from '../../../books/credit-notes/index.js';
import type { FrozenInvoice } from '../../../books/invoices/index.js';

/** What invoices from before they had it lack. */
type Added = 'total_excluding_tax' | 'amount_payable' | 'payment_reference';

/** An invoice as its chain has it, or as it would if it were issued now. */
export type InvoiceText = Omit<FrozenInvoice, Added> & Partial<Pick<FrozenInvoice, Added>>;

/** The number and the date that a document goes by. */
export interface Predecessor {
  readonly number: string;
  readonly issue_date: string | null;
}

/** All that a document is written from: what was frozen on issue, and nothing that changes afterwards. */
export type IssuedDocument =
  | {
      readonly type: 'invoice';
      readonly invoice: InvoiceText;
      /** The invoice that this one replaces. */
      readonly corrects: Predecessor | undefined;
    }
  | {
      readonly type: 'credit_note';
      readonly note: FrozenCreditNote;
      /** The invoice that it takes back. */
      readonly invoice: InvoiceText;
    };
