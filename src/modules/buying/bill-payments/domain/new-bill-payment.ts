import { fitsWire, minorUnitsOf, tooManyDecimals } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { unknownReference, validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { moneyOf, type BillPaymentDetails, type NewBillPayment } from './bill-payment.js';
import { plannedAllocations, type PayableBill } from './planned-allocations.js';

/** What the rows that a payment refers to say. A supplier that does not exist is absent. */
export interface PaymentSurroundings {
  readonly supplier: { readonly currency: CurrencyCode | null } | undefined;
  readonly organization: { readonly currency: CurrencyCode };
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
  /** The bills that it names, locked. */
  readonly bills: ReadonlyMap<string, PayableBill>;
}

/**
 * The payment that a caller describes, with what its allocations leave.
 *
 * Its currency is its own, else the supplier's, else the organization's. Raises `validation_failed` with all faults.
 */
export function newBillPayment(details: BillPaymentDetails, around: PaymentSurroundings): NewBillPayment {
  const { supplier, organization, today, bills } = around;
  const { supplier_id, allocations: wanted = [], paid_on = today } = details;
  const currency = details.currency ?? supplier?.currency ?? organization.currency;
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(details.amount, exponent);
  const planned = plannedAllocations(wanted, bills, { supplier_id, currency, available: units });
  const faults = [
    ...(supplier === undefined ? [{ pointer: '#/supplier_id', ...unknownReference('supplier') }] : []),
    ...amountFaults(units, { exponent, wanted }),
    ...(paid_on > today ? [IN_THE_FUTURE] : []),
    ...planned.faults,
  ];
  if (units === undefined || faults.length > 0) throw validationFailed(faults);
  return {
    ...{ supplier_id, currency, amount: units },
    unapplied_amount: units - moneyOf(planned.allocations),
    ...{ method: details.method, paid_on },
    reference: details.reference ?? null,
    note: details.note ?? null,
    metadata: details.metadata ?? {},
    allocations: planned.allocations,
  };
}

const IN_THE_FUTURE: FieldFault = {
  pointer: '#/paid_on',
  code: 'in_the_future',
  detail: 'Money that is yet to go out is no payment.',
};

function amountFaults(
  units: bigint | undefined,
  { exponent, wanted }: { readonly exponent: number; readonly wanted: readonly object[] },
): FieldFault[] {
  const fault = (code: string, detail: string): FieldFault[] => [{ pointer: '#/amount', code, detail }];
  if (units === undefined) return fault('too_many_decimals', tooManyDecimals(exponent));
  if (!fitsWire(units, exponent))
    return fault('amount_too_large', 'The amount has more digits than this currency can carry.');
  if (units > 0n || wanted.length > 0) return [];
  return fault('nothing_paid', 'Without money a payment has to let credit notes settle bills.');
}
