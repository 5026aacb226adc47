import { absolute, minorUnitsOf, percentOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { Decimal, decimalText } from '../../../../kernel/money/decimal.js';
import type { BillSums, TaxGroup, TotalName } from './bill.js';

/** Where sums of a bill do not fit each other. The texts are amounts in its currency. */
export interface Difference {
  readonly what: TotalName | 'lines' | 'tax_breakdown';
  /** The place among the groups of tax, where it is one of them. */
  readonly at: number | null;
  readonly given: string;
  readonly computed: string;
  readonly difference: string;
  /** The rule of EN 16931 that it breaks. */
  readonly rule: string;
}

/** What is compared. Absent texts are not. */
export interface Compared {
  readonly totals: Readonly<Record<TotalName, string | null>>;
  readonly tax_breakdown: readonly TaxGroup[];
  readonly sums: BillSums;
  /** The net amounts of the lines. */
  readonly lines: readonly (string | null)[];
  readonly exponent: number;
}

/** A total may be away from the sum of its parts by so much, in the smallest unit, as rounding may bring about. */
export const TOLERANCE: MinorUnits = 2n;

/** Computes each sum of a bill again, and returns where it is not what is given. Sources: EN 16931, BR-CO-10 to 17. */
export function differencesOf(bill: Compared): Difference[] {
  const { totals, sums, tax_breakdown, exponent } = bill;
  const unit = (text: string | null): MinorUnits | undefined => amountOf(text, exponent);
  const orZero = (text: string | null): MinorUnits => unit(text) ?? 0n;
  const found: Difference[] = [];
  const compare = (
    what: Difference['what'],
    given: string | null,
    by: { readonly computed: MinorUnits | undefined; readonly rule: string; readonly at?: number },
  ): void => {
    const is = unit(given);
    if (is === undefined || by.computed === undefined || is === by.computed) return;
    const texts = [is, by.computed, is - by.computed].map((amount) => decimalText(amount, exponent));
    const [shown = '', computed = '', difference = ''] = texts;
    found.push({ what, at: by.at ?? null, given: shown, computed, difference, rule: by.rule });
  };
  compare('lines', sums.lines, { computed: total(bill.lines.map(unit)), rule: 'BR-CO-10' });
  const net =
    sums.lines === null ? undefined : orZero(sums.lines) - orZero(sums.allowances) + orZero(sums.charges);
  compare('subtotal', totals.subtotal, { computed: net, rule: 'BR-CO-13' });
  tax_breakdown.forEach((group, at) => {
    const computed = taxOf(group, unit(group.taxable));
    compare('tax_breakdown', group.tax, { computed, rule: 'BR-CO-17', at });
  });
  compare('tax_total', totals.tax_total, {
    computed: total(tax_breakdown.map(({ tax }) => unit(tax))),
    rule: 'BR-CO-14',
  });
  const [subtotal, tax, gross] = [unit(totals.subtotal), unit(totals.tax_total), unit(totals.total)];
  compare('total', totals.total, {
    computed: subtotal === undefined || tax === undefined ? undefined : subtotal + tax,
    rule: 'BR-CO-15',
  });
  compare('amount_payable', totals.amount_payable, {
    computed: gross === undefined ? undefined : gross - orZero(sums.prepaid) + orZero(sums.rounding),
    rule: 'BR-CO-16',
  });
  return found;
}

/** Whether a difference is larger than what roundings may bring about. */
export function isBeyondTolerance({ difference }: Difference, exponent: number): boolean {
  return absolute(amountOf(difference, exponent) ?? 0n) > TOLERANCE;
}

/** An amount in the smallest unit; undefined for no text, and for one with more decimals than the currency has. */
export function amountOf(text: string | null, exponent: number): MinorUnits | undefined {
  const decimal = text === null ? undefined : Decimal.parse(text);
  return decimal === undefined ? undefined : minorUnitsOf(decimal, exponent);
}

function taxOf({ rate }: TaxGroup, taxable: MinorUnits | undefined): MinorUnits | undefined {
  const percent = Decimal.parse(rate ?? '0');
  if (percent === undefined || taxable === undefined) return undefined;
  return percentOf(taxable, percent, 'half-up');
}

/** The sum of amounts; undefined if there is none, or one is not known. */
function total(amounts: readonly (MinorUnits | undefined)[]): MinorUnits | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 || known.length < amounts.length ? undefined : sumOf(known);
}
