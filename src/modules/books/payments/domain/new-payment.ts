import { restFault } from '../../../../kernel/accounts/closing.js';
import type { Discountable } from '../../../../kernel/accounts/early-payment.js';
import type { Settling } from '../../../../kernel/accounts/settling.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { fitsWire, minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { mergedCustomer } from '../../../../kernel/parties/merged-customer.js';
import { unknownReference, validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Allocation, InvoicePaymentDetails, NewPayment, PaymentDetails } from './payment.js';

/** What the rows that a payment refers to say. A customer that does not exist is absent. */
export interface PaymentSurroundings {
  readonly customer:
    | { readonly name: string; readonly currency: CurrencyCode | null; readonly merged_into: string | null }
    | undefined;
  readonly organization: { readonly currency: CurrencyCode };
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
}

/** Holds the allocations that a caller wants against their invoices. */
type Plan = (source: {
  readonly customer_id: string;
  readonly currency: CurrencyCode;
  readonly available: MinorUnits | undefined;
}) => { readonly allocations: readonly Allocation[]; readonly faults: readonly FieldFault[] };

/** An invoice as far as a payment of it alone needs it. */
interface PayableInvoice extends Discountable {
  readonly id: string;
  readonly customer_id: string;
  readonly customer_name: string;
  /** What was to be paid before anybody paid. */
  readonly asked: MinorUnits;
  /** What the organization says of rests. */
  readonly settling: Settling;
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
}

/**
 * The payment that a caller describes, with what its allocations leave as the customer's credit.
 *
 * Its currency is its own, else the customer's, else the organization's. Raises `validation_failed` with all faults,
 * those of the allocations included.
 */
export function newPayment(details: PaymentDetails, around: PaymentSurroundings, plan: Plan): NewPayment {
  const { customer_id } = details;
  const { customer, organization, today } = around;
  const currency = details.currency ?? customer?.currency ?? organization.currency;
  const { amount, faults } = amountOf(details.amount, currency);
  const planned = plan({ customer_id, currency, available: faults.length > 0 ? undefined : amount });
  const all = [...customerFaults(customer), ...faults, ...dayFaults(details, today), ...planned.faults];
  if (customer === undefined || all.length > 0) throw validationFailed(all);
  const { allocations } = planned;
  const applied = sumOf(allocations.map((allocation) => allocation.amount));
  const texts = textsOf(details, today);
  const metadata = details.metadata ?? {};
  return {
    customer_id,
    customer_name: customer.name,
    currency,
    amount,
    unapplied_amount: amount - applied,
    ...texts,
    metadata,
    allocations,
  };
}

/**
 * The payment that settles one invoice and nothing else, by default all that is due.
 *
 * Raises `validation_failed` for more than is due: what is more is a payment with a part left over.
 */
export function newInvoicePayment(details: InvoicePaymentDetails, invoice: PayableInvoice): NewPayment {
  const { id, customer_id, customer_name, currency, amount_due, asked, today, settling } = invoice;
  const { amount, faults } =
    details.amount === undefined ? { amount: amount_due, faults: [] } : amountOf(details.amount, currency);
  const { settle_rest } = details;
  const rest =
    faults.length > 0 ? undefined : restFault(invoice, { amount, asked, choice: settle_rest }, settling);
  const all = [
    ...faults,
    ...(amount > amount_due ? [MORE_THAN_DUE] : []),
    ...(rest === undefined ? [] : [{ pointer: '#/settle_rest', ...rest }]),
    ...dayFaults(details, today),
  ];
  if (all.length > 0) throw validationFailed(all);
  const texts = textsOf(details, today);
  const allocations = [{ invoice_id: id, amount, settle_rest }];
  const payer = { customer_id, customer_name };
  return { ...payer, currency, amount, unapplied_amount: 0n, ...texts, metadata: {}, allocations };
}

function customerFaults(customer: PaymentSurroundings['customer']): FieldFault[] {
  const pointer = '#/customer_id';
  if (customer === undefined) return [{ pointer, ...unknownReference('customer') }];
  return customer.merged_into === null ? [] : [{ pointer, ...mergedCustomer(customer.merged_into) }];
}

const MORE_THAN_DUE: FieldFault = {
  pointer: '#/amount',
  code: 'more_than_due',
  detail: 'This is more than is due. Record a payment of the customer, and allocate what is due.',
};

/** An amount in minor units, or the fault of one that its currency cannot carry. */
function amountOf(
  amount: Decimal,
  currency: CurrencyCode,
): { readonly amount: MinorUnits; readonly faults: readonly FieldFault[] } {
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(amount, exponent);
  const fault = (code: string, detail: string): { amount: MinorUnits; faults: FieldFault[] } => {
    return { amount: 0n, faults: [{ pointer: '#/amount', code, detail }] };
  };
  if (units === undefined) {
    return fault('too_many_decimals', `At most ${exponent} decimals are possible in this currency.`);
  }
  return fitsWire(units, exponent)
    ? { amount: units, faults: [] }
    : fault('amount_too_large', 'The amount has more digits than this currency can carry.');
}

function dayFaults({ received_on }: InvoicePaymentDetails, today: CalendarDate): FieldFault[] {
  if (received_on === undefined || received_on <= today) return [];
  const detail = 'Money that is yet to come is no payment.';
  return [{ pointer: '#/received_on', code: 'in_the_future', detail }];
}

function textsOf(
  { method, received_on, reference, note }: InvoicePaymentDetails,
  today: CalendarDate,
): Pick<NewPayment, 'method' | 'received_on' | 'reference' | 'note'> {
  return {
    method,
    received_on: received_on ?? today,
    reference: reference ?? null,
    note: note ?? null,
  };
}
