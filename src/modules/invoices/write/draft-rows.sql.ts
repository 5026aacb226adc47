import type { DraftAdjustment, DraftItem, DraftTaxGroup, InvoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceItemEntity, StoredAdjustment } from '../entities/invoice-item.entity.js';
import type { StoredTaxGroup } from '../entities/invoice.entity.js';

/** A draft in the form of its row, without its lines. */
export type DraftRow = Omit<InvoiceDraft, 'items' | 'discounts' | 'charges' | 'tax_breakdown'> & {
  readonly discounts: readonly StoredAdjustment[];
  readonly charges: readonly StoredAdjustment[];
  readonly tax_breakdown: StoredTaxGroup[];
};

/** A line of a draft in the form of its row, without its keys. */
export type DraftItemRow = Omit<InvoiceItemEntity, 'organization_id' | 'invoice_id' | 'position' | 'id'>;

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

function storedAdjustment({ reason, percent, amount, tax }: DraftAdjustment): StoredAdjustment {
  return {
    ...(reason !== undefined && { reason }),
    ...(percent !== undefined && { percent: percent.toString() }),
    amount: amount.toString(),
    ...(tax !== undefined && { tax_rate: tax.tax_rate.toString(), tax_category: tax.tax_category }),
  };
}

function storedTaxGroup({ category, rate, taxable, tax, exemption_reason }: DraftTaxGroup): StoredTaxGroup {
  return {
    category,
    rate: rate.toString(),
    taxable: taxable.toString(),
    tax: tax.toString(),
    ...(exemption_reason !== undefined && { exemption_reason }),
  };
}
