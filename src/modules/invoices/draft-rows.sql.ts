import type { DraftAdjustment, DraftItem, DraftTaxGroup, InvoiceDraft } from './domain/invoice-draft.js';
import type { InvoiceItemEntity, StoredAdjustment } from './entities/invoice-item.entity.js';
import type { StoredTaxGroup } from './entities/invoice.entity.js';

/** A draft in the form of its row, without its lines. */
export type DraftRow = Omit<InvoiceDraft, 'items' | 'discounts' | 'charges' | 'tax_breakdown'> & {
  readonly discounts: readonly StoredAdjustment[];
  readonly charges: readonly StoredAdjustment[];
  readonly tax_breakdown: StoredTaxGroup[];
};

/** A line of a draft in the form of its row, without its keys. */
export type DraftItemRow = Omit<InvoiceItemEntity, 'organization_id' | 'invoice_id' | 'position' | 'id'>;

/** Copied whole, which is quick, so with its lines; whoever makes an invoice of it puts others in their place. */
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

/** In the order of `sql.draftColumns`. */
export function draftValues(draft: DraftRow): unknown[] {
  return [
    draft.customer_id,
    draft.customer_name,
    draft.currency,
    draft.tax_rate.toString(),
    draft.tax_category,
    draft.tax_exemption_reason,
    draft.tax_rounding,
    draft.prices_include_tax,
    JSON.stringify(draft.discounts),
    JSON.stringify(draft.charges),
    draft.issue_date,
    draft.due_date,
    draft.payment_terms === null ? null : JSON.stringify(draft.payment_terms),
    draft.reference,
    draft.note,
    draft.message,
    JSON.stringify(draft.metadata),
    draft.subtotal,
    draft.discount_total,
    draft.charge_total,
    draft.tax_total,
    draft.total,
    draft.round_payable_to,
    draft.payable_rounding,
    draft.prepaid_amount,
    draft.amount_due,
    JSON.stringify(draft.tax_breakdown),
  ];
}

/** One array per column, in the order of `sql.itemColumns`. */
export function itemValues(items: readonly InvoiceItemEntity[]): unknown[][] {
  return [
    items.map((item) => item.position),
    items.map((item) => item.id),
    items.map((item) => item.product_id),
    items.map((item) => item.product_name),
    items.map((item) => item.description),
    items.map((item) => item.quantity.toString()),
    items.map((item) => item.price.toString()),
    items.map((item) => item.price_base_quantity.toString()),
    items.map((item) => item.unit && JSON.stringify(item.unit)),
    items.map((item) => item.tax_rate.toString()),
    items.map((item) => item.tax_category),
    items.map((item) => JSON.stringify(item.discounts)),
    items.map((item) => JSON.stringify(item.charges)),
    items.map((item) => item.gross),
    items.map((item) => item.net),
    items.map((item) => item.taxable),
  ];
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
