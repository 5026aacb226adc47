import type { Stored } from '../../platform/index.js';
import type { DraftAdjustment, DraftItem, DraftTaxGroup, InvoiceDraft } from './domain/invoice-draft.js';
import type { InvoiceItemEntity, StoredAdjustment } from './entities/invoice-item.entity.js';
import type { InvoiceEntity, StoredTaxGroup } from './entities/invoice.entity.js';

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

type DraftColumn = Exclude<keyof DraftRow, 'today' | 'time_zone'>;

/** Each column that a caller decides of an invoice, and what is stored in it. */
const draftColumns = {
  customer_id: (draft) => draft.customer_id,
  customer_name: (draft) => draft.customer_name,
  currency: (draft) => draft.currency,
  tax_rate: (draft) => draft.tax_rate.toString(),
  tax_category: (draft) => draft.tax_category,
  tax_exemption_reason: (draft) => draft.tax_exemption_reason,
  tax_rounding: (draft) => draft.tax_rounding,
  prices_include_tax: (draft) => draft.prices_include_tax,
  discounts: (draft) => JSON.stringify(draft.discounts),
  charges: (draft) => JSON.stringify(draft.charges),
  issue_date: (draft) => draft.issue_date,
  due_date: (draft) => draft.due_date,
  payment_terms: (draft) => draft.payment_terms && JSON.stringify(draft.payment_terms),
  reference: (draft) => draft.reference,
  note: (draft) => draft.note,
  message: (draft) => draft.message,
  metadata: (draft) => JSON.stringify(draft.metadata),
  subtotal: (draft) => draft.subtotal,
  discount_total: (draft) => draft.discount_total,
  charge_total: (draft) => draft.charge_total,
  tax_total: (draft) => draft.tax_total,
  total: (draft) => draft.total,
  round_payable_to: (draft) => draft.round_payable_to,
  payable_rounding: (draft) => draft.payable_rounding,
  prepaid_amount: (draft) => draft.prepaid_amount,
  amount_due: (draft) => draft.amount_due,
  tax_breakdown: (draft) => JSON.stringify(draft.tax_breakdown),
} as const satisfies Record<DraftColumn, (draft: DraftRow) => Stored>;

/** What every new invoice has besides its draft. It is stored and answered out of this one object. */
export const newInvoice = {
  version: 1,
  status: 'draft',
  number: null,
  credit_notes_total: 0n,
  expected_payment_date: null,
  seller: null,
  buyer: null,
  finalized_at: null,
  paid_at: null,
  voided_at: null,
  marked_uncollectible_at: null,
  overdue_at: null,
  amount_paid: 0n,
  amount_credited: 0n,
} as const satisfies Partial<Record<keyof InvoiceEntity, Stored>>;

/** Each column of a line, its type in SQL, and what is stored in it. */
const itemColumns = {
  position: ['integer', (item) => item.position],
  id: ['uuid', (item) => item.id],
  product_id: ['uuid', (item) => item.product_id],
  product_name: ['text', (item) => item.product_name],
  description: ['text', (item) => item.description],
  quantity: ['numeric', (item) => item.quantity.toString()],
  price: ['numeric', (item) => item.price.toString()],
  price_base_quantity: ['numeric', (item) => item.price_base_quantity.toString()],
  unit: ['jsonb', (item) => item.unit && JSON.stringify(item.unit)],
  tax_rate: ['numeric', (item) => item.tax_rate.toString()],
  tax_category: ['text', (item) => item.tax_category],
  discounts: ['jsonb', (item) => JSON.stringify(item.discounts)],
  charges: ['jsonb', (item) => JSON.stringify(item.charges)],
  gross: ['bigint', (item) => item.gross],
  net: ['bigint', (item) => item.net],
  taxable: ['bigint', (item) => item.taxable],
} as const satisfies Record<
  Exclude<keyof InvoiceItemEntity, 'organization_id' | 'invoice_id'>,
  readonly [type: string, stored: (item: InvoiceItemEntity) => Stored]
>;

/** The names of what `draftValues` gives. */
export const draftNames: readonly string[] = Object.keys(draftColumns);

const draftStored = Object.values(draftColumns);

export function draftValues(draft: DraftRow): Stored[] {
  return draftStored.map((stored) => stored(draft));
}

/** The names of what `itemValues` gives, and their types in SQL. */
export const itemNames: readonly string[] = Object.keys(itemColumns);
export const itemTypes: readonly string[] = Object.values(itemColumns).map(([type]) => type);

const itemStored: readonly ((item: InvoiceItemEntity) => Stored)[] = Object.values(itemColumns).map(
  ([, stored]) => stored,
);

/** One array per column. */
export function itemValues(items: readonly InvoiceItemEntity[]): Stored[][] {
  return itemStored.map((stored) => items.map((item) => stored(item)));
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
