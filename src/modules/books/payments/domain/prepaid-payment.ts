import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { NewPayment } from './payment.js';

/** An issued invoice on which something was prepaid. */
interface PrepaidInvoice {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: CurrencyCode;
  readonly number: string | null;
  readonly issue_date: CalendarDate | null;
  readonly today: CalendarDate;
}

/** The payment of what was prepaid above an invoice: credit of the customer. Takes the amount in minor units. */
export function excessPayment(invoice: PrepaidInvoice, amount: MinorUnits): NewPayment {
  return prepaidPayment(invoice, amount, `Prepaid above invoice ${invoice.number ?? ''}`.trim());
}

/** The payment of what was prepaid on an invoice that is void. Takes the amount in minor units. */
export function releasedPayment(invoice: PrepaidInvoice, amount: MinorUnits): NewPayment {
  return prepaidPayment(invoice, amount, `Prepaid on void invoice ${invoice.number ?? ''}`.trim());
}

function prepaidPayment(invoice: PrepaidInvoice, amount: MinorUnits, note: string): NewPayment {
  const { customer_id, customer_name, currency, number, issue_date, today } = invoice;
  return {
    customer_id,
    customer_name,
    currency,
    amount,
    unapplied_amount: amount,
    method: 'other',
    received_on: issue_date ?? today,
    reference: number,
    note,
    metadata: {},
    allocations: [],
  };
}
