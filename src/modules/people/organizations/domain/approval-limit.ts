import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';

/** Bills of more than this need a second person; null if none do. */
export type ApprovalLimit = { readonly above: MinorUnits; readonly currency: CurrencyCode } | null;

export function approvalLimitOf(stored: {
  readonly approval_above: MinorUnits | null;
  readonly approval_currency: CurrencyCode | null;
}): ApprovalLimit {
  const { approval_above: above, approval_currency: currency } = stored;
  return above === null || currency === null ? null : { above, currency };
}
