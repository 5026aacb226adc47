import type { CreateInvoice } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { defined } from '../forms/defined';

type DocumentAdjustment = NonNullable<CreateInvoice['discounts']>[number];
type LineAdjustment = NonNullable<CreateInvoice['items'][number]['discounts']>[number];

/** The form values of a discount or charge. */
export interface AdjustmentValues {
  unit: 'percent' | 'amount';
  value: string;
  reason: string;
  /** On the document only: the tax rate that it applies to; empty for all. */
  tax_rate: string;
  tax_category: NonNullable<DocumentAdjustment['tax_category']> | null;
  /** What a percentage is of; empty for the line, or the lines. */
  base_amount: string;
  reason_code: string;
}

/** A discount or charge of the API. */
interface Applied {
  readonly percent: number | null;
  readonly amount: number;
  readonly reason: string | null;
  readonly tax_rate?: number | null;
  readonly tax_category?: DocumentAdjustment['tax_category'];
  readonly base_amount?: number | null;
  readonly reason_code?: string | null;
}

export function newAdjustment(unit: AdjustmentValues['unit'] = 'percent'): AdjustmentValues {
  return { unit, value: '', reason: '', tax_rate: '', tax_category: null, base_amount: '', reason_code: '' };
}

/** Converts a stored discount or charge to form values: a percentage or an amount, as it was entered. */
export function adjustmentValues(applied: Applied): AdjustmentValues {
  const { percent, amount, reason, tax_rate = null, tax_category = null, base_amount, reason_code } = applied;
  return {
    unit: percent === null ? 'amount' : 'percent',
    value: textOfNumber(percent ?? amount),
    reason: reason ?? '',
    tax_rate: tax_rate === null ? '' : textOfNumber(tax_rate),
    tax_category,
    base_amount: textOfNumber(base_amount),
    reason_code: reason_code ?? '',
  };
}

/** Converts the discounts or charges of a line for the API; undefined for none. */
export function lineAdjustments(all: readonly AdjustmentValues[]): LineAdjustment[] | undefined {
  const begun = withoutBlankEnd(all);
  return begun.length === 0 ? undefined : begun.map(adjustment);
}

/** Converts the discounts or charges of the document for the API; undefined for none. */
export function documentAdjustments(all: readonly AdjustmentValues[]): DocumentAdjustment[] | undefined {
  const begun = withoutBlankEnd(all);
  if (begun.length === 0) return undefined;
  return begun.map((one) => ({
    ...adjustment(one),
    ...defined({ tax_rate: numberOf(one.tax_rate), tax_category: one.tax_category }),
  }));
}

/** Returns the decimals in them that users type. */
export function adjustmentDecimals(all: readonly AdjustmentValues[]): string[] {
  return all.flatMap(({ value, tax_rate, base_amount }) => [value, tax_rate, base_amount]);
}

function adjustment({ unit, value, reason, base_amount, reason_code }: AdjustmentValues): LineAdjustment {
  return defined({
    reason_code: reason_code.trim() === '' ? undefined : reason_code,
    // An amount is not taken from another one.
    base_amount: unit === 'percent' ? numberOf(base_amount) : undefined,
    [unit]: numberOf(value),
    reason: reason.trim() === '' ? undefined : reason,
  }) as LineAdjustment;
}

/** Removes empty rows at the end only, so that faults keep the indexes of their rows. */
function withoutBlankEnd(all: readonly AdjustmentValues[]): readonly AdjustmentValues[] {
  return all.slice(0, all.findLastIndex(isBegun) + 1);
}

function isBegun({ value, reason, reason_code }: AdjustmentValues): boolean {
  return [value, reason, reason_code].some((text) => text.trim() !== '');
}
