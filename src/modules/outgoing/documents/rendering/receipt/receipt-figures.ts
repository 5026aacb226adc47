import type { PaymentMethod } from '../../../../../kernel/accounts/payment-method.js';

/** The receipt of a payment as it is printed: all amounts are decimals. */
export interface ReceiptFigures {
  readonly currency: string;
  /** The day that it is made. */
  readonly as_of: string;
  readonly received_on: string;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly amount: string;
  readonly invoices: readonly SettledInvoiceFigures[];
  /** What of the payment settles these invoices. */
  readonly applied: string;
  /** What of it was given back; null where nothing was. */
  readonly refunded: string | null;
  /** What of it is the customer's credit; null where nothing is. */
  readonly credit: string | null;
  /** What is still to be paid of these invoices; null where nothing is. */
  readonly open: string | null;
}

export type DeductionName = 'discount' | 'let_go';

/** What a payment has done for an invoice. */
export interface SettledInvoiceFigures {
  readonly number: string;
  readonly issue_date: string;
  readonly total: string;
  readonly paid: string;
  /** What was taken off for paying early, or a small rest that was let go; null where nothing was. */
  readonly deduction: { readonly kind: DeductionName; readonly amount: string } | null;
  readonly open: string;
}
