import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { NewPayment } from './payment.js';

/** An issued invoice on which more was prepaid than there is to pay. */
interface OverpaidInvoice {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: CurrencyCode;
  readonly number: string | null;
  readonly issue_date: CalendarDate | null;
  readonly today: CalendarDate;
  readonly total: MinorUnits;
  readonly payable_rounding: MinorUnits;
  readonly prepaid_amount: MinorUnits;
}

/** The payment of the prepaid excess: credit of the customer, for other invoices or a refund. */
export function excessPayment(invoice: OverpaidInvoice): NewPayment {
  const { customer_id, customer_name, currency, number, issue_date, today } = invoice;
  const amount = invoice.prepaid_amount - invoice.total - invoice.payable_rounding;
  return {
    customer_id,
    customer_name,
    currency,
    amount,
    unapplied_amount: amount,
    method: 'other',
    received_on: issue_date ?? today,
    reference: number,
    note: `Prepaid above invoice ${number ?? ''}`.trim(),
    metadata: {},
    allocations: [],
  };
}
