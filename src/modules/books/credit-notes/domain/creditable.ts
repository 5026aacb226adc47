import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Withholdings } from '../../../../kernel/tax/withholding.js';
import type { SaidLine } from './repeated-line.js';

/** The lines of one category and rate: the taxable amount, and the tax on it, in minor units. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly taxable: MinorUnits;
  readonly tax: MinorUnits;
}

/** A line of an invoice as far as it can be credited. */
export interface InvoiceLine extends SaidLine {
  readonly id: string;
  readonly quantity: Decimal;
  /** The net with the line's share of discounts and charges of the document. */
  readonly taxable: MinorUnits;
  readonly tax_rate: Decimal;
  readonly tax_category: TaxCategory;
}

/** What credit notes that stand have taken back of an invoice. */
export interface Credited {
  readonly lines: readonly CreditedLine[];
  readonly groups: readonly TaxGroup[];
  /** Those of each, where the customer withholds. */
  readonly withholdings?: readonly Withholdings[];
}

export interface CreditedLine {
  /** Null for an amount that was taken from a tax group without naming a line. */
  readonly invoice_item_id: string | null;
  readonly quantity: Decimal | null;
  readonly net: MinorUnits;
}

/** The part of a line that can still be credited. */
export interface CreditableLine {
  readonly line: InvoiceLine;
  readonly quantity: Decimal;
  readonly net: MinorUnits;
  readonly isTouched: boolean;
}

/** The part of an invoice that can still be credited: a limit for each line and each tax group. */
export interface Creditable {
  readonly lines: readonly CreditableLine[];
  readonly groups: readonly TaxGroup[];
  readonly total: MinorUnits;
}

/** An invoice without what credit notes have taken back of it. */
export function creditable(
  invoice: { readonly items: readonly InvoiceLine[]; readonly groups: readonly TaxGroup[] },
  credited: Credited,
): Creditable {
  const groups = invoice.groups.map((group) => {
    const taken = credited.groups.filter((other) => isSameGroup(group, other));
    return {
      ...group,
      taxable: group.taxable - sumOf(taken.map(({ taxable }) => taxable)),
      tax: group.tax - sumOf(taken.map(({ tax }) => tax)),
    };
  });
  const total = sumOf(groups.map(({ taxable, tax }) => taxable + tax));
  return { lines: invoice.items.map((line) => leftOf(line, credited.lines)), groups, total };
}

export function isSameGroup(
  one: { readonly category: TaxCategory; readonly rate: Decimal },
  other: { readonly category: TaxCategory; readonly rate: Decimal },
): boolean {
  return one.category === other.category && one.rate.equals(other.rate);
}

/** Whether an amount lies between zero and a limit, either of which may be the greater one. */
export function isWithin(amount: MinorUnits, limit: MinorUnits): boolean {
  return limit >= 0n ? amount >= 0n && amount <= limit : amount <= 0n && amount >= limit;
}

function leftOf(line: InvoiceLine, credited: readonly CreditedLine[]): CreditableLine {
  const taken = credited.filter(({ invoice_item_id }) => invoice_item_id === line.id);
  const quantities = taken.map(({ quantity }) => quantity?.micros ?? 0n);
  return {
    line,
    quantity: Decimal.ofMicros(line.quantity.micros - sumOf(quantities)),
    net: line.taxable - sumOf(taken.map(({ net }) => net)),
    isTouched: taken.length > 0,
  };
}
