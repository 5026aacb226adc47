import { deductionKinds, type DeductionKind } from '../../../../kernel/accounts/closing.js';
import { allocate, sumOf } from '../../../../kernel/money/allocation.js';
import { shareOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** A tax group of an invoice in minor units, as texts because they are kept in JSON. */
interface TaxGroup {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly taxable: string;
  readonly tax: string;
}

/** A row of what was taken off an invoice; below zero it takes back. Amounts are minor units. */
export interface DeductionRow {
  readonly position: number;
  /** The position of the row that it began with; that row has its own. */
  readonly begins_at: number;
  readonly kind: DeductionKind;
  readonly amount: MinorUnits;
  readonly tax: MinorUnits;
  readonly tax_breakdown: readonly TaxGroup[];
  readonly day: CalendarDate;
  /** The payment that it came with. */
  readonly payment_id: string | null;
  /** The credit note that it came with, or that took a part of it back or gave it again. */
  readonly credit_note_id: string | null;
}

/** A deduction with all that happened to it since. */
export interface Deduction {
  readonly begins_at: number;
  readonly kind: DeductionKind;
  readonly rows: readonly DeductionRow[];
  /** What of it stands. */
  readonly amount: MinorUnits;
  /** Whether it ended because money of its invoice was taken back. */
  readonly isEnded: boolean;
}

/** A deduction that comes to stand at another amount. */
export interface DeductionChange {
  readonly deduction: Deduction;
  readonly amount: MinorUnits;
}

/** What deductions change of an invoice. */
export interface DeductedChange {
  readonly discounted: MinorUnits;
  readonly waived: MinorUnits;
}

/** The deductions of an invoice out of all of their rows, the first one first. */
export function deductionsOf(rows: readonly DeductionRow[]): Deduction[] {
  const first = rows.filter(({ position, begins_at }) => position === begins_at);
  return first.map(({ begins_at, kind }) => {
    const own = rows.filter((row) => row.begins_at === begins_at);
    const isEnded = own.some((row) => row.position !== begins_at && row.credit_note_id === null);
    return { begins_at, kind, rows: own, amount: sumOf(own.map(({ amount }) => amount)), isEnded };
  });
}

/** Money of the invoice was taken back: it was not settled in time, and nothing was let go. */
export function endedDeductions(deductions: readonly Deduction[]): DeductionChange[] {
  return deductions.filter(({ isEnded }) => !isEnded).map((deduction) => ({ deduction, amount: 0n }));
}

/**
 * What a credit note takes back of an invoice was never to be paid, so that nothing is taken off it: each deduction
 * keeps the part that is left. Takes what was left of the invoice, and what the credit note takes of that.
 */
export function creditedDeductions(
  deductions: readonly Deduction[],
  { left, credited }: { readonly left: MinorUnits; readonly credited: MinorUnits },
): DeductionChange[] {
  return deductions
    .filter(({ amount }) => amount > 0n)
    .map((deduction) => ({
      deduction,
      amount: shareOf(deduction.amount, left - credited, left),
    }));
}

/** A credit note counts no longer: what it took back of deductions stands again, but of those that have ended since. */
export function restoredDeductions(
  deductions: readonly Deduction[],
  creditNoteId: string,
): DeductionChange[] {
  return deductions
    .filter(({ isEnded }) => !isEnded)
    .map((deduction) => {
      const { rows, begins_at, amount } = deduction;
      const own = rows.filter((row) => row.position !== begins_at && row.credit_note_id === creditNoteId);
      return { deduction, amount: amount - sumOf(own.map((row) => row.amount)) };
    });
}

/** What some changes come to for the invoice. */
export function deductedBy(changes: readonly DeductionChange[]): DeductedChange {
  const of = (isDiscount: boolean): MinorUnits =>
    sumOf(
      changes
        .filter(({ deduction }) => (deduction.kind === 'early_payment') === isDiscount)
        .map(({ deduction, amount }) => amount - deduction.amount),
    );
  return { discounted: of(true), waived: of(false) };
}

/** What a row says of amounts when its deduction comes to another amount. */
export function rowAmounts(
  { deduction, amount }: DeductionChange,
  groups: readonly TaxGroup[],
): Pick<DeductionRow, 'amount' | 'tax' | 'tax_breakdown'> {
  const [now, before] = [amount, deduction.amount].map((at) => deductedTax(deduction.kind, at, groups));
  const tax_breakdown = (now ?? []).map((group, at) => ({
    ...group,
    taxable: difference(group.taxable, before?.[at]?.taxable),
    tax: difference(group.tax, before?.[at]?.tax),
  }));
  return {
    amount: amount - deduction.amount,
    tax: sumOf(tax_breakdown.map(({ tax }) => BigInt(tax))),
    tax_breakdown,
  };
}

/** Whether the customer pays less for what was sold, so that less tax is owed. What a bank keeps is a cost. */
const LOWERS_TAX = {
  early_payment: true,
  rounding: true,
  goodwill: true,
  bank_fee: false,
} as const satisfies Record<DeductionKind, boolean>;

/** The kinds that lower turnover and tax. */
export const kindsThatLowerTax = deductionKinds.filter((kind) => LOWERS_TAX[kind]);

/** An amount with its tax in the tax groups of an invoice, in proportion to what they come to with tax. */
export function deductedTax(
  kind: DeductionKind,
  amount: MinorUnits,
  groups: readonly TaxGroup[],
): TaxGroup[] {
  if (!LOWERS_TAX[kind] || groups.length === 0) return [];
  const totals = groups.map(({ taxable, tax }) => BigInt(taxable) + BigInt(tax));
  const parts = allocate(amount, totals);
  return groups.map(({ category, rate, tax }, at) => {
    const [part = 0n, total = 0n] = [parts[at], totals[at]];
    const own = total === 0n ? 0n : shareOf(BigInt(tax), part, total);
    return { category, rate, taxable: (part - own).toString(), tax: own.toString() };
  });
}

function difference(now: string, before: string | undefined): string {
  return (BigInt(now) - BigInt(before ?? 0)).toString();
}
