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

/** The payment of what was prepaid above an invoice: credit of the customer since it was issued. In minor units. */
export function excessPayment(invoice: PrepaidInvoice, amount: MinorUnits): NewPayment {
  const note = `Prepaid above invoice ${invoice.number ?? ''}`.trim();
  return prepaidPayment(invoice, amount, { note, received_on: invoice.issue_date ?? invoice.today });
}

/**
 * The payment of what was prepaid on an invoice that is void, in minor units: credit of the customer from today on,
 * because the invoice held it until now (decision 0449).
 */
export function releasedPayment(invoice: PrepaidInvoice, amount: MinorUnits): NewPayment {
  const note = `Prepaid on void invoice ${invoice.number ?? ''}`.trim();
  return prepaidPayment(invoice, amount, { note, received_on: invoice.today });
}

function prepaidPayment(
  invoice: PrepaidInvoice,
  amount: MinorUnits,
  { note, received_on }: Pick<NewPayment, 'note' | 'received_on'>,
): NewPayment {
  const { customer_id, customer_name, currency, number } = invoice;
  return {
    customer_id,
    customer_name,
    currency,
    amount,
    unapplied_amount: amount,
    method: 'other',
    received_on,
    reference: number,
    note,
    metadata: {},
    allocations: [],
  };
}
