import type { TaxCategory } from './tax-category.js';

/** The reason that a document gives for a category without tax, unless the invoice has its own. */
export const usualReason = {
  S: undefined,
  Z: undefined,
  E: undefined,
  AE: 'Reverse charge',
  K: 'Intra-community supply',
  G: 'Export outside the EU',
  O: 'Not subject to tax',
  L: undefined,
  M: undefined,
} as const satisfies Record<TaxCategory, string | undefined>;
