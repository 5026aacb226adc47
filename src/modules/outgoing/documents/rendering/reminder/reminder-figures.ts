import type { ReminderStep } from '../../../../../kernel/accounts/reminder-step.js';
import type { OpenInvoiceFigures } from '../statement/statement-figures.js';

/** The letter of a reminder as it is printed: all amounts are decimals. */
export interface ReminderFigures {
  readonly step: ReminderStep;
  readonly currency: string;
  /** The day of the letter. */
  readonly as_of: string;
  /** The day until which it is to be paid. */
  readonly pay_by: string;
  readonly invoices: readonly OpenInvoiceFigures[];
  /** Of all invoices. */
  readonly amount_due: string;
  /** Null where none is asked for. */
  readonly fee: string | null;
  /** What is due with the fee. */
  readonly total: string;
  /** What a transfer gives as reference. */
  readonly payment_reference: string;
}
