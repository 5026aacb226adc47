import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';

/** What an invoice adds to the totals of its currency and year, in minor units. */
export interface InvoiceSums {
  readonly currency: CurrencyCode;
  readonly year: number;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
  readonly paid: MinorUnits;
  readonly due: MinorUnits;
  readonly calculated_tax: MinorUnits;
  readonly calculated_total: MinorUnits;
}

const AMOUNTS = ['net', 'tax', 'total', 'paid', 'due', 'calculated_tax', 'calculated_total'] as const;

type AmountName = (typeof AMOUNTS)[number];

/** The totals of a currency and a year as they are kept: amounts as decimal texts. */
export type ImportTotals = Readonly<Record<AmountName, string>> & {
  readonly currency: CurrencyCode;
  readonly year: number;
  readonly invoices: number;
};

/** Adds up invoices by currency and year, in that order. What is void counts in none but their number. */
export function totalsOf(all: readonly InvoiceSums[]): ImportTotals[] {
  const groups = new Map<string, InvoiceSums[]>();
  for (const one of all) {
    const mark = `${one.currency} ${one.year}`;
    const group = groups.get(mark);
    if (group === undefined) groups.set(mark, [one]);
    else group.push(one);
  }
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => totalOf(group));
}

function totalOf(group: readonly InvoiceSums[]): ImportTotals {
  const { currency = '', year = 0 } = group[0] ?? {};
  const sums = AMOUNTS.map((name) => {
    const sum = group.reduce((before, one) => before + one[name], 0n);
    return [name, amountText(sum, currency)] as const;
  });
  const amounts = Object.fromEntries(sums) as Record<AmountName, string>;
  return { currency, year, invoices: group.length, ...amounts };
}

/** Totals with their amounts as the API has them. */
export function toTotals(totals: ImportTotals) {
  const amounts = AMOUNTS.map((name) => [name, Number(totals[name])] as const);
  return { ...totals, ...(Object.fromEntries(amounts) as Record<AmountName, number>) };
}
