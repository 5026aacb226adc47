import { restFault, type RestChoice } from '../../../../kernel/accounts/closing.js';
import type { Discountable } from '../../../../kernel/accounts/early-payment.js';
import type { Settling } from '../../../../kernel/accounts/settling.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { type MinorUnits, minorUnitsOf, tooManyDecimals } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { amountAsked, type Payable } from './derived.js';
import { isSettleable } from './invoice-lifecycle.js';
import type { InvoiceStatus } from './invoice.js';

/** What a caller says of settling one invoice. */
export interface AllocationDetails {
  readonly invoice_id: string;
  readonly amount: Decimal;
  /** What becomes of the rest of the invoice. */
  readonly settle_rest?: RestChoice;
}

/** The part of a payment or of a credit note that settles one invoice, in minor units. */
export interface Allocation {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
  readonly settle_rest?: RestChoice | undefined;
}

/** An invoice as far as it can be settled. */
export interface Settleable extends Payable, Discountable {
  readonly customer_id: string;
  readonly currency: CurrencyCode;
  readonly status: InvoiceStatus;
  readonly number: string | null;
}

/** The source of the money: a payment or a credit note, and how much of it is not allocated yet. */
export interface AllocationSource {
  readonly customer_id: string;
  readonly currency: CurrencyCode;
  /** Undefined when it is unknown, because the amount itself is at fault. */
  readonly available: MinorUnits | undefined;
  /** What the organization says of rests. */
  readonly settling: Settling;
}

export interface PlannedAllocations {
  readonly allocations: readonly Allocation[];
  readonly faults: readonly FieldFault[];
}

/**
 * Checks what a caller wants to settle against the invoices and against what there is to settle them with.
 *
 * Takes the invoices that were found, by their ids, locked. Answers minor units and every fault, with pointers below
 * `#/allocations`: invoices that are unknown, named twice, of another customer or currency, or not to be settled;
 * more than is due, and more than there is.
 */
export function plannedAllocations(
  wanted: readonly AllocationDetails[],
  invoices: ReadonlyMap<string, Settleable>,
  source: AllocationSource,
): PlannedAllocations {
  const exponent = currencyExponent(source.currency);
  const named = wanted.map(({ invoice_id }) => invoice_id);
  const faults = wanted.flatMap((one, at) => {
    const repeated = named.indexOf(one.invoice_id) < at;
    const fault = repeated ? REPEATED : allocationFault(one, invoices.get(one.invoice_id), source);
    if (fault === undefined) return [];
    const { field, ...rest } = fault;
    return [{ pointer: jsonPointer(['allocations', at, field]), ...rest }];
  });
  const allocations = wanted.map(({ invoice_id, amount, settle_rest }) => {
    return { invoice_id, amount: minorUnitsOf(amount, exponent) ?? 0n, settle_rest };
  });
  const total = sumOf(allocations.map(({ amount }) => amount));
  const tooMuch = source.available !== undefined && total > source.available;
  return { allocations, faults: tooMuch ? [...faults, MORE_THAN_AVAILABLE] : faults };
}

type PlaceFault = Omit<FieldFault, 'pointer'> & { readonly field: keyof AllocationDetails };

const REPEATED: PlaceFault = {
  field: 'invoice_id',
  code: 'repeated',
  detail: 'This invoice is named before; name it once with the whole amount.',
};

const MORE_THAN_AVAILABLE: FieldFault = {
  pointer: '#/allocations',
  code: 'more_than_available',
  detail: 'Together they are more than there is to allocate.',
};

function allocationFault(
  { amount, settle_rest }: AllocationDetails,
  invoice: Settleable | undefined,
  { customer_id, currency, settling }: AllocationSource,
): PlaceFault | undefined {
  const ofInvoice = (code: string, detail: string): PlaceFault => ({ field: 'invoice_id', code, detail });
  const ofAmount = (code: string, detail: string): PlaceFault => ({ field: 'amount', code, detail });
  if (invoice === undefined) {
    return ofInvoice('unknown_reference', 'There is no invoice with this identifier.');
  }
  if (invoice.customer_id !== customer_id) {
    return ofInvoice('wrong_customer', 'This invoice is of another customer.');
  }
  if (invoice.currency !== currency) {
    return ofInvoice('wrong_currency', `This invoice is in ${invoice.currency}.`);
  }
  if (!isSettleable(invoice.status)) {
    return ofInvoice('not_payable', `This invoice is ${invoice.status}; only an open one can be settled.`);
  }
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(amount, exponent);
  if (units === undefined) return ofAmount('too_many_decimals', tooManyDecimals(exponent));
  if (units > invoice.amount_due) {
    return ofAmount('more_than_due', 'This is more than is due on the invoice.');
  }
  const rest = { amount: units, asked: amountAsked(invoice), choice: settle_rest };
  const fault = restFault(invoice, rest, settling);
  return fault && { field: 'settle_rest', ...fault };
}
