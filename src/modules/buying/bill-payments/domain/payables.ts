import { agingBuckets } from '../../../../kernel/accounts/aging.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';

/** A sum over bills of one bucket, counted from 0, or over money and credit that settle nothing yet. */
export interface PayablesSum {
  readonly source: 'bills' | 'disputed' | 'credit';
  readonly currency: CurrencyCode;
  readonly bucket: number;
  readonly amount: MinorUnits;
  readonly bills: number;
}

/** What is owed in one currency. Disputed bills stand beside it. */
export interface CurrencyPayables {
  readonly currency: CurrencyCode;
  readonly due: MinorUnits;
  readonly overdue: MinorUnits;
  readonly disputed: MinorUnits;
  readonly credit: MinorUnits;
  readonly aging: readonly { readonly bucket: string; readonly amount: MinorUnits; readonly bills: number }[];
}

/** The sums put together by currency, in the order of their codes. */
export function payablesOf(sums: readonly PayablesSum[]): CurrencyPayables[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const total = (source: PayablesSum['source'], from = 0): MinorUnits =>
      sumOf(own.filter((sum) => sum.source === source && sum.bucket >= from).map(({ amount }) => amount));
    return {
      currency,
      due: total('bills'),
      overdue: total('bills', 1),
      disputed: total('disputed'),
      credit: total('credit'),
      aging: agingBuckets.map((bucket, place) => {
        const found = own.find((sum) => sum.source === 'bills' && sum.bucket === place);
        return { bucket, amount: found?.amount ?? 0n, bills: found?.bills ?? 0 };
      }),
    };
  });
}
