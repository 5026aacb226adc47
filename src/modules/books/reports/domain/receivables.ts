import { agingBuckets, type AgingBucket } from '../../../../kernel/accounts/aging.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { currenciesOf } from './currencies.js';

/** A sum over open invoices of one bucket, counted from 0, or over the credit that settles nothing yet. */
export interface ReceivablesSum {
  readonly source: 'open_invoices' | 'unapplied_credit';
  readonly currency: CurrencyCode;
  readonly bucket: number;
  readonly amount: MinorUnits;
  readonly documents: number;
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

function totalOf(buckets: readonly AgingBucket[]): [amount: MinorUnits, invoices: number] {
  return buckets.reduce<[MinorUnits, number]>(
    ([amount, invoices], bucket) => [amount + bucket.amount, invoices + bucket.invoices],
    [0n, 0],
  );
}
