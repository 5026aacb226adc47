import type { DraftAdjustment, DraftItem, DraftTaxGroup, InvoiceDraft } from '../domain/invoice-draft.js';
import type { TaxShare } from '../domain/tax-shares.js';
import type { InvoiceItemEntity, StoredAdjustment, StoredTaxShare } from '../entities/invoice-item.entity.js';
import type { StoredTaxGroup } from '../entities/invoice-item.entity.js';

/** A draft in the form of its row, without its lines. */
export type DraftRow = Omit<InvoiceDraft, 'items' | 'discounts' | 'charges' | 'tax_breakdown'> & {
  readonly discounts: readonly StoredAdjustment[];
  readonly charges: readonly StoredAdjustment[];
  readonly tax_breakdown: StoredTaxGroup[];
};

/** A line of a draft in the form of its row, without its keys. */
export type DraftItemRow = Omit<
  InvoiceItemEntity,
  'organization_id' | 'invoice_id' | 'position' | 'id' | 'quote_item_id'
>;

/** Spreads the whole draft because a partial copy is slower. Callers must overwrite `items`. */
export function draftRow(draft: InvoiceDraft): DraftRow {
  return {
    ...draft,
    discounts: draft.discounts.map(storedAdjustment),
    charges: draft.charges.map(storedAdjustment),
    tax_breakdown: draft.tax_breakdown.map(storedTaxGroup),
  };
}

export function draftItemRow(item: DraftItem): DraftItemRow {
  return {
    ...item,
    discounts: item.discounts.map(storedAdjustment),
    charges: item.charges.map(storedAdjustment),
  };
}

function storedAdjustment(adjustment: DraftAdjustment): StoredAdjustment {
  const { reason, reason_code, percent, base_amount, amount, tax, tax_shares } = adjustment;
  return {
    ...(reason !== undefined && { reason }),
    ...(reason_code !== undefined && { reason_code }),
    ...(percent !== undefined && { percent: percent.toString() }),
    ...(base_amount !== undefined && { base_amount: base_amount.toString() }),
    amount: amount.toString(),
    ...(tax !== undefined && { tax_rate: tax.tax_rate.toString(), tax_category: tax.tax_category }),
    ...(tax_shares !== undefined && { tax_shares: tax_shares.map(storedShare) }),
  };
}

function storedShare({ category, rate, amount, base_amount }: TaxShare): StoredTaxShare {
  return { category, rate: rate.toString(), amount: amount.toString(), base_amount: base_amount.toString() };
}

/** A tax group as it is kept in JSON. */
export function storedTaxGroup(group: DraftTaxGroup): StoredTaxGroup {
  const { category, rate, taxable, tax, difference, exemption_reason, exemption_code } = group;
  return {
    category,
    rate: rate.toString(),
    taxable: taxable.toString(),
    tax: tax.toString(),
    ...(difference !== undefined && { difference: difference.toString() }),
    ...(exemption_reason !== undefined && { exemption_reason }),
    ...(exemption_code !== undefined && { exemption_code }),
  };
}
