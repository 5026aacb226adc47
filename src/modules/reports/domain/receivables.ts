import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { currenciesOf } from './currencies.js';

/** By days since the due date. */
export const agingBuckets = ['not_due', '1_30', '31_60', '61_90', 'over_90'] as const;

/** At how many days past due each bucket after the first begins. */
export const agingBounds = [1, 31, 61, 91] as const;

/** A sum over open invoices of one bucket, counted from 0, or over the credit that settles nothing yet. */
export interface ReceivablesSum {
  readonly source: 'open_invoices' | 'unapplied_credit';
  readonly currency: CurrencyCode;
  readonly bucket: number;
  readonly amount: MinorUnits;
  readonly documents: number;
}

export interface AgingBucket {
  readonly bucket: (typeof agingBuckets)[number];
  readonly amount: MinorUnits;
  readonly invoices: number;
}

/** The amounts due in one currency. Overdue invoices count as open ones too. */
export interface CurrencyReceivables {
  readonly currency: CurrencyCode;
  readonly due: MinorUnits;
  readonly overdue: MinorUnits;
  readonly openInvoices: number;
  readonly overdueInvoices: number;
  readonly aging: readonly AgingBucket[];
  readonly unappliedCredit: MinorUnits;
}

/** The sums put together by currency: the organization's own first, even when there is nothing in it. */
export function receivablesOf(sums: readonly ReceivablesSum[], own: CurrencyCode): CurrencyReceivables[] {
  return currenciesOf(sums, own).map((currency) => {
    const ofCurrency = sums.filter((sum) => sum.currency === currency);
    const aging = agingBuckets.map((bucket, place): AgingBucket => {
      const found = ofCurrency.find((sum) => sum.source === 'open_invoices' && sum.bucket === place);
      return { bucket, amount: found?.amount ?? 0n, invoices: found?.documents ?? 0 };
    });
    const [notDue, ...overdue] = aging;
    const [overdueAmount, overdueInvoices] = totalOf(overdue);
    const credit = ofCurrency.find(({ source }) => source === 'unapplied_credit');
    return {
      currency,
      due: overdueAmount + (notDue?.amount ?? 0n),
      overdue: overdueAmount,
      openInvoices: overdueInvoices + (notDue?.invoices ?? 0),
      overdueInvoices,
      aging,
      unappliedCredit: credit?.amount ?? 0n,
    };
  });
}

/** Amounts by the days since their due date; below one they are not due. */
export function agingOf(
  amounts: readonly { readonly days: number; readonly amount: MinorUnits }[],
): AgingBucket[] {
  return agingBuckets.map((bucket, place): AgingBucket => {
    const found = amounts.filter(({ days }) => agingBounds.filter((bound) => days >= bound).length === place);
    return { bucket, amount: found.reduce((sum, { amount }) => sum + amount, 0n), invoices: found.length };
  });
}

function totalOf(buckets: readonly AgingBucket[]): [amount: MinorUnits, invoices: number] {
  return buckets.reduce<[MinorUnits, number]>(
    ([amount, invoices], bucket) => [amount + bucket.amount, invoices + bucket.invoices],
    [0n, 0],
  );
}
