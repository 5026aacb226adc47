import type { DocumentSource } from '../../../../kernel/en16931/index.js';
import type { InvoiceText } from './issued-document.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';

type DocumentAdjustmentSource = DocumentSource['discounts'][number];
type AdjustmentSource = NonNullable<DocumentSource['items'][number]['discounts']>[number];
type LineAdjustment = InvoiceText['items'][number]['discounts'][number];
type Shared = Pick<InvoiceText, 'currency' | 'tax_breakdown' | 'prices_include_tax' | 'subtotal'>;
type DocumentAdjustment = InvoiceText['discounts'][number];

/** A discount or charge of a line. */
export function adjustmentSource(one: LineAdjustment, currency: string): AdjustmentSource {
  return {
    amount: unitsOf(one.amount, currency),
    percent: one.percent === null ? null : decimalOf(one.percent),
    base_amount: one.base_amount === undefined ? null : unitsOf(one.base_amount, currency),
    reason: one.reason,
    reason_code: one.reason_code ?? null,
  };
}

/** One of the document's own, by the tax groups that bear it. */
export function documentAdjustmentSource(one: DocumentAdjustment, invoice: Shared): DocumentAdjustmentSource {
  const { currency } = invoice;
  return {
    percent: one.percent === null ? null : decimalOf(one.percent),
    reason: one.reason,
    reason_code: one.reason_code ?? null,
    tax_shares: (one.tax_shares ?? sharesBefore(one, invoice)).map((share) => ({
      category: share.category,
      rate: decimalOf(share.rate),
      amount: unitsOf(share.amount, currency),
      base_amount: unitsOf(share.base_amount, currency),
    })),
  };
}

type Share = NonNullable<DocumentAdjustment['tax_shares']>[number];

/**
 * The shares of an invoice from before they were stored, where one tax group bears it all and prices are without tax.
 *
 * Elsewhere it has none, and the preflight says that the document's sums do not agree.
 */
function sharesBefore(
  one: DocumentAdjustment,
  { tax_breakdown, prices_include_tax, subtotal }: Shared,
): Share[] {
  if (prices_include_tax) return [];
  const named = tax_breakdown.filter(({ category, rate }) => {
    return one.tax_rate === null || (category === one.tax_category && rate === one.tax_rate);
  });
  const [group, ...others] = named;
  if (group === undefined || others.length > 0) return [];
  const base_amount = tax_breakdown.length === 1 ? subtotal : 0;
  return [{ category: group.category, rate: group.rate, amount: one.amount, base_amount }];
}
