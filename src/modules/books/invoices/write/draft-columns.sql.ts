import type { Stored } from '../../../../platform/index.js';
import type { Finalization } from '../domain/finalization.js';
import type { InvoiceItemEntity } from '../entities/invoice-item.entity.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';
import type { DraftRow } from './draft-rows.sql.js';

/** What every invoice begins with. The insert writes these values and answers with them. */
export const newInvoice = {
  version: 1,
  status: 'draft',
  number: null,
  payment_reference: null,
  extensions: null,
  expected_payment_date: null,
  reminders_paused_until: null,
  amount_paid: 0n,
  amount_credited: 0n,
  credit_notes_total: 0n,
  amount_discounted: 0n,
  amount_waived: 0n,
  withholding_credited: 0n,
  certified_amount: 0n,
  certificates: null,
  attachments: null,
  seller: null,
  buyer: null,
  finalized_at: null,
  paid_at: null,
  voided_at: null,
  sent_at: null,
  sent_via: null,
  viewed_at: null,
  marked_uncollectible_at: null,
  overdue_at: null,
  imported_from: null,
  external_id: null,
} as const satisfies Partial<InvoiceEntity>;

/** Set by the statements themselves, or by the database. */
type KeyColumn =
  | 'number_end'
  | 'organization_id'
  | 'id'
  | 'corrects_invoice_id'
  | 'recurring_invoice_id'
  | 'quote_id'
  | 'created_at'
  | 'updated_at';

type DraftColumn = Exclude<keyof InvoiceEntity, KeyColumn | keyof typeof newInvoice>;

/** What is stored of a draft: of one that is made, and of an invoice that is not stored yet. */
export type StoredDraft = Pick<DraftRow, DraftColumn>;

/** A column with its SQL type, which it needs where several rows travel together, one array for each column. */
interface Column<Row> {
  readonly type: string;
  readonly value: (row: Row) => Stored;
}

/**
 * What follows from what a caller says, each column with its value.
 *
 * The statements take names and places from here, so a value cannot get into another column. A column of the entity
 * that is neither here nor in `newInvoice` does not compile.
 */
const draftColumns: Readonly<Record<DraftColumn, Column<StoredDraft>>> = {
  customer_id: { type: 'uuid', value: (draft) => draft.customer_id },
  customer_name: { type: 'text', value: (draft) => draft.customer_name },
  currency: { type: 'text', value: (draft) => draft.currency },
  tax_rate: { type: 'numeric', value: (draft) => draft.tax_rate.toString() },
  tax_category: { type: 'text', value: (draft) => draft.tax_category },
  tax_exemption_reason: { type: 'text', value: (draft) => draft.tax_exemption_reason },
  tax_rounding: { type: 'text', value: (draft) => draft.tax_rounding },
  prices_include_tax: { type: 'boolean', value: (draft) => draft.prices_include_tax },
  discounts: { type: 'jsonb', value: (draft) => JSON.stringify(draft.discounts) },
  charges: { type: 'jsonb', value: (draft) => JSON.stringify(draft.charges) },
  issue_date: { type: 'date', value: (draft) => draft.issue_date },
  due_date: { type: 'date', value: (draft) => draft.due_date },
  payment_terms: {
    type: 'jsonb',
    value: (draft) => draft.payment_terms && JSON.stringify(draft.payment_terms),
  },
  payment_plan: {
    type: 'jsonb',
    value: (draft) => draft.payment_plan && JSON.stringify(draft.payment_plan),
  },
  reference: { type: 'text', value: (draft) => draft.reference },
  note: { type: 'text', value: (draft) => draft.note },
  message: { type: 'text', value: (draft) => draft.message },
  metadata: { type: 'jsonb', value: (draft) => JSON.stringify(draft.metadata) },
  e_invoice: { type: 'jsonb', value: (draft) => draft.e_invoice && JSON.stringify(draft.e_invoice) },
  subtotal: { type: 'bigint', value: (draft) => draft.subtotal },
  discount_total: { type: 'bigint', value: (draft) => draft.discount_total },
  charge_total: { type: 'bigint', value: (draft) => draft.charge_total },
  tax_total: { type: 'bigint', value: (draft) => draft.tax_total },
  total: { type: 'bigint', value: (draft) => draft.total },
  round_payable_to: { type: 'bigint', value: (draft) => draft.round_payable_to },
  payable_rounding: { type: 'bigint', value: (draft) => draft.payable_rounding },
  prepaid_amount: { type: 'bigint', value: (draft) => draft.prepaid_amount },
  withholdings: {
    type: 'jsonb',
    value: (draft) => draft.withholdings && JSON.stringify(draft.withholdings),
  },
  withholding_total: { type: 'bigint', value: (draft) => draft.withholding_total },
  amount_due: { type: 'bigint', value: (draft) => draft.amount_due },
  tax_breakdown: { type: 'jsonb', value: (draft) => JSON.stringify(draft.tax_breakdown) },
};

type IssueColumn = Extract<keyof Finalization | 'version', keyof typeof newInvoice>;

/** What finalizing sets besides columns of the draft: a batch stores its documents as they are issued. */
const issueColumns: Readonly<Record<IssueColumn, Column<Pick<InvoiceEntity, IssueColumn>>>> = {
  version: { type: 'integer', value: (invoice) => invoice.version },
  status: { type: 'text', value: (invoice) => invoice.status },
  number: { type: 'text', value: (invoice) => invoice.number },
  payment_reference: { type: 'text', value: (invoice) => invoice.payment_reference },
  seller: { type: 'jsonb', value: (invoice) => invoice.seller && JSON.stringify(invoice.seller) },
  buyer: { type: 'jsonb', value: (invoice) => invoice.buyer && JSON.stringify(invoice.buyer) },
  finalized_at: { type: 'timestamptz', value: (invoice) => invoice.finalized_at },
  paid_at: { type: 'timestamptz', value: (invoice) => invoice.paid_at },
};

type ItemColumn = Exclude<keyof InvoiceItemEntity, 'organization_id' | 'invoice_id'>;

/** The same of a line. */
const itemColumns: Readonly<Record<ItemColumn, Column<InvoiceItemEntity>>> = {
  position: { type: 'integer', value: (item) => item.position },
  id: { type: 'uuid', value: (item) => item.id },
  product_id: { type: 'uuid', value: (item) => item.product_id },
  product_name: { type: 'text', value: (item) => item.product_name },
  description: { type: 'text', value: (item) => item.description },
  quantity: { type: 'numeric', value: (item) => item.quantity.toString() },
  price: { type: 'numeric', value: (item) => item.price.toString() },
  price_source: { type: 'jsonb', value: (item) => item.price_source && JSON.stringify(item.price_source) },
  price_base_quantity: { type: 'numeric', value: (item) => item.price_base_quantity.toString() },
  unit: { type: 'jsonb', value: (item) => item.unit && JSON.stringify(item.unit) },
  tax_rate: { type: 'numeric', value: (item) => item.tax_rate.toString() },
  tax_category: { type: 'text', value: (item) => item.tax_category },
  discounts: { type: 'jsonb', value: (item) => JSON.stringify(item.discounts) },
  charges: { type: 'jsonb', value: (item) => JSON.stringify(item.charges) },
  e_invoice: { type: 'jsonb', value: (item) => item.e_invoice && JSON.stringify(item.e_invoice) },
  quote_item_id: { type: 'uuid', value: (item) => item.quote_item_id },
  gross: { type: 'bigint', value: (item) => item.gross },
  net: { type: 'bigint', value: (item) => item.net },
  taxable: { type: 'bigint', value: (item) => item.taxable },
};

export const draftNames = Object.keys(draftColumns);

/** The columns of an invoice that is stored together with others, with their types. */
const invoiceColumns: Readonly<Record<string, Column<InvoiceEntity>>> = { ...draftColumns, ...issueColumns };

export const invoiceNames = Object.keys(invoiceColumns);

export const invoiceTypes = Object.values(invoiceColumns).map(({ type }) => type);

/** The values of `newInvoice` that finalizing does not set. */
export const neverIssued = Object.entries(newInvoice).filter(([name]) => !(name in issueColumns));

export const itemNames = Object.keys(itemColumns);

export const itemTypes = Object.values(itemColumns).map(({ type }) => type);

const valuesOfDraft = Object.values(draftColumns).map(({ value }) => value);

const valuesOfInvoice = Object.values(invoiceColumns).map(({ value }) => value);

const valuesOfItem = Object.values(itemColumns).map(({ value }) => value);

/** In the order of `draftNames`. */
export function draftValues(draft: StoredDraft): Stored[] {
  return valuesOfDraft.map((value) => value(draft));
}

/** One array for each column, in the order of `invoiceNames`. */
export function invoiceArrays(invoices: readonly InvoiceEntity[]): Stored[][] {
  return valuesOfInvoice.map((value) => invoices.map(value));
}

/** One value after the other in the order of `itemNames`, one line after the other. */
export function itemValues(items: readonly InvoiceItemEntity[]): Stored[] {
  return items.flatMap((item) => valuesOfItem.map((value) => value(item)));
}

/** One array for each column, in the order of `itemNames`. */
export function itemArrays(items: readonly InvoiceItemEntity[]): Stored[][] {
  return valuesOfItem.map((value) => items.map(value));
}
