import type { AgingBucketName } from '../../../../../kernel/accounts/aging.js';
import type { StatementEntryKind } from '../../../../../kernel/accounts/statement.js';

/** A statement of account as it is printed: all amounts are decimals, and above zero the customer owes. */
export interface StatementFigures {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  /** The day that it is made. */
  readonly as_of: string;
  readonly opening_balance: string;
  readonly debit_total: string;
  readonly credit_total: string;
  readonly closing_balance: string;
  readonly entries: readonly StatementEntryFigures[];
  readonly open_invoices: readonly OpenInvoiceFigures[];
  readonly aging: readonly { readonly bucket: AgingBucketName; readonly amount: string }[];
  readonly unapplied_credit: string;
}

export interface StatementEntryFigures {
  readonly date: string;
  readonly type: StatementEntryKind;
  /** Of the document; the reference of a payment. */
  readonly number: string | null;
  /** Of an invoice. */
  readonly due_date: string | null;
  readonly amount: string;
  readonly balance: string;
}

export interface OpenInvoiceFigures {
  readonly number: string;
  readonly issue_date: string;
  readonly due_date: string;
  readonly days_overdue: number;
  readonly total: string;
  readonly amount_due: string;
}
