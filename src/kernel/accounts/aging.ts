import type { MinorUnits } from '../money/amount.js';

/** By days since the due date. */
export const agingBuckets = ['not_due', '1_30', '31_60', '61_90', 'over_90'] as const;

export type AgingBucketName = (typeof agingBuckets)[number];

/** At how many days past due each bucket after the first begins. */
export const agingBounds = [1, 31, 61, 91] as const;

export interface AgingBucket {
  readonly bucket: AgingBucketName;
  readonly amount: MinorUnits;
  readonly invoices: number;
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
