import { minorUnitsOf, tooManyDecimals, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { moneyOf, type BillAllocation, type BillAllocationDetails } from './bill-payment.js';

/** A bill as far as paying it goes. */
export interface PayableBill {
  readonly supplier_id: string | null;
  readonly currency: CurrencyCode | null;
  readonly status: string;
  readonly payment_run_id: string | null;
  /** Without a sign. */
  readonly due: MinorUnits;
  readonly is_credit: boolean;
}

/** The source of the money, and how much of it is not allocated yet; undefined if that is at fault itself. */
export interface MoneySource {
  readonly supplier_id: string;
  readonly currency: CurrencyCode;
  readonly available: MinorUnits | undefined;
}

export interface PlannedAllocations {
  readonly allocations: readonly BillAllocation[];
  readonly faults: readonly FieldFault[];
}

type PlaceFault = Omit<FieldFault, 'pointer'> & { readonly field: keyof BillAllocationDetails };

/**
 * Checks what a caller wants to pay against the locked bills and the money that there is.
 *
 * Answers minor units and every fault, with pointers below `#/allocations`.
 */
export function plannedAllocations(
  wanted: readonly BillAllocationDetails[],
  bills: ReadonlyMap<string, PayableBill>,
  source: MoneySource,
): PlannedAllocations {
  const named = wanted.map(({ bill_id }) => bill_id);
  const faults = wanted.flatMap((one, at) => {
    const isRepeated = named.indexOf(one.bill_id) < at;
    const fault = isRepeated ? REPEATED : faultOf(one, bills.get(one.bill_id), source);
    if (fault === undefined) return [];
    const { field, ...rest } = fault;
    return [{ pointer: jsonPointer(['allocations', at, field]), ...rest }];
  });
  const allocations = wanted.map((one) => allocationOf(one, bills.get(one.bill_id), source.currency));
  const { available } = source;
  const isTooMuch = faults.length === 0 && available !== undefined && moneyOf(allocations) > available;
  return { allocations, faults: isTooMuch ? [MORE_THAN_AVAILABLE] : faults };
}

const REPEATED: PlaceFault = {
  field: 'bill_id',
  code: 'repeated',
  detail: 'This bill is named before; name it once with the whole amount.',
};

const MORE_THAN_AVAILABLE: FieldFault = {
  pointer: '#/allocations',
  code: 'more_than_available',
  detail: 'Together they are more than there is to allocate.',
};

function allocationOf(
  { bill_id, amount, discount }: BillAllocationDetails,
  bill: PayableBill | undefined,
  currency: CurrencyCode,
): BillAllocation {
  const exponent = currencyExponent(currency);
  return {
    bill_id,
    amount: minorUnitsOf(amount, exponent) ?? 0n,
    discount: (discount && minorUnitsOf(discount, exponent)) ?? 0n,
    is_credit: bill?.is_credit ?? false,
  };
}

function faultOf(
  wanted: BillAllocationDetails,
  bill: PayableBill | undefined,
  { supplier_id, currency }: MoneySource,
): PlaceFault | undefined {
  const ofBill = (code: string, detail: string): PlaceFault => ({ field: 'bill_id', code, detail });
  if (bill === undefined) return ofBill('unknown_reference', 'There is no bill with this identifier.');
  if (bill.supplier_id !== supplier_id) return ofBill('wrong_supplier', 'This bill is of another supplier.');
  if (bill.currency !== currency)
    return ofBill('wrong_currency', `This bill is in ${bill.currency ?? 'no currency yet'}.`);
  if (bill.status !== 'approved')
    return ofBill('not_payable', `This bill is ${bill.status}; only an approved one can be paid.`);
  if (bill.payment_run_id !== null)
    return ofBill('in_payment_run', 'This bill is in a payment run, which pays it. Cancel that first.');
  return amountFault(wanted, bill, currency);
}

function amountFault(
  { amount, discount }: BillAllocationDetails,
  bill: PayableBill,
  currency: CurrencyCode,
): PlaceFault | undefined {
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(amount, exponent);
  if (units === undefined)
    return { field: 'amount', code: 'too_many_decimals', detail: tooManyDecimals(exponent) };
  if (units > bill.due)
    return { field: 'amount', code: 'more_than_due', detail: 'This is more than is due on the bill.' };
  return discount === undefined
    ? undefined
    : discountFault(minorUnitsOf(discount, exponent), bill, bill.due - units);
}

/** A discount is what is left of a bill that is paid but for it. */
function discountFault(
  units: MinorUnits | undefined,
  bill: PayableBill,
  left: MinorUnits,
): PlaceFault | undefined {
  const fault = (code: string, detail: string): PlaceFault => ({ field: 'discount', code, detail });
  if (bill.is_credit)
    return fault('discount_on_credit', 'A credit note is used as it is, without a discount.');
  if (units === left) return undefined;
  return fault(
    'discount_not_the_rest',
    'With its discount a bill has to be paid: amount and discount are what is due.',
  );
}
