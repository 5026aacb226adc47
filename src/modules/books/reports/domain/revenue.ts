import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Month } from '../../../../kernel/time/month.js';
import { currenciesOf } from './currencies.js';

/** A sum over one month's documents of one kind. Payments, refunds and bank fees have no tax. */
export interface RevenueSum {
  readonly source: 'invoiced' | 'credited' | 'discounted' | 'bank_fees' | 'received' | 'refunded';
  readonly currency: CurrencyCode;
  readonly month: Month;
  readonly documents: number;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
}

export interface DocumentSums {
  readonly documents: number;
  /** Without tax. */
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
}

export interface RevenueFigures {
  readonly invoiced: DocumentSums;
  readonly credited: DocumentSums;
  /** What was taken off for paying early and let go, in the month that it counts from. */
  readonly discounted: Omit<DocumentSums, 'documents'>;
  /** What banks kept of payments. */
  readonly bankFees: MinorUnits;
  /** Invoiced less credited and discounted, without tax. */
  readonly netRevenue: MinorUnits;
  readonly received: MinorUnits;
  /** The refunds of payments. */
  readonly refunded: MinorUnits;
}

export interface MonthRevenue extends RevenueFigures {
  readonly month: Month;
}

export interface CurrencyRevenue extends RevenueFigures {
  readonly currency: CurrencyCode;
  readonly months: readonly MonthRevenue[];
}

/** The sums put together by currency, the organization's own first, with every month in each of them. */
export function revenueOf(
  sums: readonly RevenueSum[],
  { own, months }: { readonly own: CurrencyCode; readonly months: readonly Month[] },
): CurrencyRevenue[] {
  return currenciesOf(sums, own).map((currency) => {
    const ofCurrency = sums.filter((sum) => sum.currency === currency);
    return {
      currency,
      ...figuresOf(ofCurrency),
      months: months.map((month) => ({
        month,
        ...figuresOf(ofCurrency.filter((sum) => sum.month === month)),
      })),
    };
  });
}

function figuresOf(sums: readonly RevenueSum[]): RevenueFigures {
  const [invoiced, credited] = [documentSums(sums, 'invoiced'), documentSums(sums, 'credited')];
  const { documents: _rows, ...discounted } = documentSums(sums, 'discounted');
  return {
    invoiced,
    credited,
    discounted,
    bankFees: documentSums(sums, 'bank_fees').total,
    netRevenue: invoiced.net - credited.net - discounted.net,
    received: documentSums(sums, 'received').total,
    refunded: documentSums(sums, 'refunded').total,
  };
}

function documentSums(sums: readonly RevenueSum[], source: RevenueSum['source']): DocumentSums {
  return sums
    .filter((sum) => sum.source === source)
    .reduce(
      (so, { documents, tax, total }) => ({
        documents: so.documents + documents,
        net: so.net + total - tax,
        tax: so.tax + tax,
        total: so.total + total,
      }),
      { documents: 0, net: 0n, tax: 0n, total: 0n },
    );
}
