import { minorUnitsOf, tooManyDecimals } from '../../../kernel/money/amount.js';
import { currencyExponent } from '../../../kernel/money/currency.js';
import { Decimal } from '../../../kernel/money/decimal.js';
import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { DayLimits, KeyLimits, NeededApproval } from '../../../kernel/limits/key-limits.js';

/**
 * Limits as they are stored; null for none.
 *
 * Takes where they stand in the body. Raises `validation_failed`.
 */
export function storedLimits(given: KeyLimits, pointer: string): KeyLimits | null {
  const { max_amount, draft_only, customer_ids, product_ids, operations } = given;
  const needs_approval = given.needs_approval && withoutEmpty(given.needs_approval);
  const per_day = given.per_day && withoutNulls(given.per_day);
  const faults = [
    ...(max_amount ? faultOfDecimals(max_amount, `${pointer}/max_amount/amount`) : []),
    ...(per_day ? faultsOfDay(per_day, `${pointer}/per_day`) : []),
    ...(needs_approval ? faultsOfApproval(needs_approval, `${pointer}/needs_approval`) : []),
  ];
  if (faults.length > 0) throw validationFailed(faults);
  const limits = {
    ...(max_amount && { max_amount: { ...max_amount } }),
    ...(per_day && { per_day }),
    ...(draft_only === true && { draft_only }),
    ...(customer_ids && { customer_ids }),
    ...(product_ids && { product_ids }),
    ...(operations && { operations }),
    ...(needs_approval && { needs_approval }),
  };
  return Object.keys(limits).length === 0 ? null : limits;
}

/** A null says as much as a field that is left out. */
function withoutNulls({ amount, currency, count }: DayLimits): DayLimits {
  return {
    ...(typeof amount === 'number' && { amount }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof count === 'number' && { count }),
  };
}

function withoutEmpty({ operations, above }: NeededApproval): NeededApproval {
  return { ...(operations && { operations }), ...(above && { above: { ...above } }) };
}

function faultsOfApproval({ operations, above }: NeededApproval, pointer: string): FieldFault[] {
  if (operations === undefined && above === undefined)
    return [{ pointer, code: 'required', detail: 'Give operations, an amount, or both.' }];
  return above === undefined ? [] : faultOfDecimals(above, `${pointer}/above/amount`);
}

function faultsOfDay({ amount, currency, count }: DayLimits, pointer: string): FieldFault[] {
  if (amount === undefined && count === undefined)
    return [{ pointer, code: 'required', detail: 'Give an amount, a count, or both.' }];
  if (amount !== undefined && currency === undefined)
    return [{ pointer: `${pointer}/currency`, code: 'required', detail: 'An amount needs its currency.' }];
  if (amount === undefined && currency !== undefined)
    return [{ pointer: `${pointer}/amount`, code: 'required', detail: 'A currency needs its amount.' }];
  return amount === undefined || currency === undefined
    ? []
    : faultOfDecimals({ amount, currency }, `${pointer}/amount`);
}

function faultOfDecimals(
  { amount, currency }: { readonly amount: number; readonly currency: string },
  pointer: string,
): FieldFault[] {
  const exponent = currencyExponent(currency);
  const decimal = Decimal.ofNumber(amount);
  if (decimal !== undefined && minorUnitsOf(decimal, exponent) !== undefined) return [];
  return [{ pointer, code: 'too_many_decimals', detail: tooManyDecimals(exponent) }];
}
