import type { CreatePayment, InvoiceSummary } from '@countinghouse/client';
import { numberOf } from '../../../fields/decimal-text';
import { withoutBlanks } from '../../../forms/without-blanks';

/** The form values of a payment. */
export interface RecordPaymentValues extends Record<string, unknown> {
  amount: string;
  currency: string | null;
  method: CreatePayment['method'];
  received_on: string;
  reference: string;
  note: string;
  customer_id: string | null;
  /** The invoice to settle; empty for none. */
  invoice_id: string;
}

export function recordPaymentValues(today: string): RecordPaymentValues {
  return {
    amount: '',
    currency: null,
    method: 'bank_transfer',
    received_on: today,
    reference: '',
    note: '',
    customer_id: null,
    invoice_id: '',
  };
}

/** Builds the request body. What exceeds the invoice's amount due becomes credit of the customer. */
export function recordPaymentBody(
  { amount: text, currency, customer_id, invoice_id: _invoice, ...values }: RecordPaymentValues,
  invoice: InvoiceSummary | undefined,
): CreatePayment {
  const amount = numberOf(text);
  const allocated = Math.min(amount ?? 0, invoice?.amount_due ?? 0);
  const chosen = invoice?.currency ?? currency;
  return {
    ...withoutBlanks(values),
    ...(amount === undefined ? {} : { amount }),
    ...(chosen === null ? {} : { currency: chosen }),
    customer_id: invoice?.customer_id ?? customer_id,
    ...(invoice === undefined || allocated <= 0
      ? {}
      : { allocations: [{ invoice_id: invoice.id, amount: allocated }] }),
  } as CreatePayment;
}
