export const limitNames = [
  'operations',
  'draft_only',
  'customer_ids',
  'product_ids',
  'max_amount',
  'per_day.amount',
  'per_day.count',
  'needs_approval',
] as const;

export type LimitName = (typeof limitNames)[number];

/** Which limit of an API key was exceeded. Amounts are in whole units of the currency. */
export interface ExceededLimit {
  readonly name: LimitName;
  /** A sentence for people. */
  readonly detail: string;
  readonly value?: number;
  readonly asked?: number;
  readonly left_today?: number;
  readonly currency?: string;
  /** What a limit that is a list allows. */
  readonly allowed?: readonly string[];
}
