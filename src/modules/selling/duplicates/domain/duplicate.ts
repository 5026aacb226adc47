/** Where the prices of a copy come from. */
export const duplicatePrices = ['keep', 'product'] as const;

export type DuplicatePrices = (typeof duplicatePrices)[number];

/** What a caller says of a duplicate. */
export interface DuplicateDetails {
  readonly customer_id?: string;
  readonly prices: DuplicatePrices;
}
