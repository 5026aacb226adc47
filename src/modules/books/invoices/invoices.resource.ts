import {
  columnsThat,
  scope,
  type ColumnsThat,
  type DocumentFates,
  type Resource,
} from '../../../platform/index.js';
import { InvoiceDeductionEntity } from './entities/invoice-deduction.entity.js';
import { InvoiceItemEntity } from './entities/invoice-item.entity.js';
import { InvoiceTermEntity } from './entities/invoice-term.entity.js';
import { InvoiceSettlementEntity } from './entities/invoice-settlement.entity.js';
import { InvoiceEntity } from './entities/invoice.entity.js';

/** What an organization asks money for. Its scopes are those of everything that is done to an invoice. */
export const invoices = {
  name: 'invoices',
  noun: 'invoice',
  idPrefix: 'inv',
  read: scope('invoices:read'),
  write: scope('invoices:write'),
  events: [
    'created',
    'imported',
    'updated',
    'deleted',
    'finalized',
    'overdue',
    'partially_paid',
    'paid',
    'reopened',
    'voided',
    'marked_uncollectible',
    'sent',
    'viewed',
    'reminded',
    'extended',
  ],
  partEvents: { document_stored: 'DocumentFile' },
  tags: [
    { name: 'Invoices', description: 'Invoices, from draft to paid.' },
    { name: 'Invoice lifecycle', description: 'From draft to legal document and to its end.' },
    { name: 'Calculation', description: 'Every amount, and how it came to be.' },
  ],
  entities: [InvoiceEntity, InvoiceTermEntity, InvoiceDeductionEntity, InvoiceSettlementEntity],
} as const satisfies Resource;

/** What becomes of each column: mapper, list, frozen form and the registry of personal data follow it. */
export const invoiceFates = {
  organization_id: { is: 'internal', issued: 'never', personal: false },
  id: { is: 'told', issued: 'frozen', personal: false },
  version: { is: 'told', issued: 'changeable' },
  status: { is: 'told', issued: 'changeable', personal: false },
  number: { is: 'told', issued: 'frozen', personal: false },
  number_end: { is: 'internal', issued: 'never', personal: false },
  payment_reference: { is: 'told', issued: 'frozen', personal: false },
  // In the chain as the document says it. The row is of whoever the customer was merged into.
  customer_id: { is: 'told', issued: 'frozen', personal: false },
  customer_name: { is: 'told', issued: 'frozen', personal: true },
  currency: { is: 'told', issued: 'frozen', personal: false },
  tax_rate: { is: 'told', issued: 'frozen' },
  tax_category: { is: 'told', issued: 'frozen', personal: false },
  tax_exemption_reason: { is: 'told', issued: 'frozen', personal: false },
  tax_rounding: { is: 'told', issued: 'frozen', personal: false },
  prices_include_tax: { is: 'told', issued: 'frozen' },
  discounts: { is: 'told', issued: 'frozen', personal: true },
  charges: { is: 'told', issued: 'frozen', personal: true },
  issue_date: { is: 'told', issued: 'frozen', personal: false },
  // In the chain as the document says it. What is owed moves with `extensions`.
  due_date: { is: 'told', issued: 'frozen', personal: false },
  extensions: { is: 'told', issued: 'changeable', personal: true },
  payment_terms: { is: 'told', issued: 'frozen', personal: false },
  payment_plan: { is: 'told', issued: 'frozen', personal: false },
  reference: { is: 'told', issued: 'frozen', personal: true },
  note: { is: 'told', issued: 'changeable', personal: true },
  message: { is: 'told', issued: 'frozen', personal: true },
  expected_payment_date: { is: 'told', issued: 'changeable', personal: false },
  reminders_paused_until: { is: 'told', issued: 'changeable', personal: false },
  metadata: { is: 'told', issued: 'changeable', personal: true },
  subtotal: { is: 'told', issued: 'frozen' },
  discount_total: { is: 'told', issued: 'frozen' },
  charge_total: { is: 'told', issued: 'frozen' },
  tax_total: { is: 'told', issued: 'frozen' },
  total: { is: 'told', issued: 'frozen' },
  withholdings: { is: 'told', issued: 'frozen', personal: false },
  withholding_total: { is: 'told', issued: 'frozen' },
  withholding_credited: { is: 'told', issued: 'changeable' },
  certificates: { is: 'told', issued: 'changeable', personal: false },
  certified_amount: { is: 'told', issued: 'changeable' },
  round_payable_to: { is: 'told', issued: 'frozen' },
  payable_rounding: { is: 'told', issued: 'frozen' },
  prepaid_amount: { is: 'told', issued: 'frozen' },
  amount_paid: { is: 'told', issued: 'changeable' },
  amount_credited: { is: 'told', issued: 'changeable' },
  credit_notes_total: { is: 'told', issued: 'changeable' },
  amount_discounted: { is: 'told', issued: 'changeable' },
  amount_waived: { is: 'told', issued: 'changeable' },
  amount_due: { is: 'told', issued: 'changeable' },
  tax_breakdown: { is: 'told', issued: 'frozen', personal: false },
  e_invoice: { is: 'spread', issued: 'frozen', personal: true },
  attachments: { is: 'spread', issued: 'frozen', personal: true },
  seller: { is: 'whole', issued: 'frozen', personal: false },
  buyer: { is: 'whole', issued: 'frozen', personal: true },
  corrects_invoice_id: { is: 'told', issued: 'frozen', personal: false },
  recurring_invoice_id: { is: 'told', issued: 'changeable', personal: false },
  quote_id: { is: 'told', issued: 'changeable', personal: false },
  imported_from: { is: 'told', issued: 'changeable', personal: false },
  external_id: { is: 'told', issued: 'changeable', personal: false },
  finalized_at: { is: 'told', issued: 'frozen' },
  paid_at: { is: 'told', issued: 'changeable' },
  voided_at: { is: 'told', issued: 'changeable' },
  marked_uncollectible_at: { is: 'told', issued: 'changeable' },
  sent_at: { is: 'told', issued: 'changeable' },
  sent_via: { is: 'told', issued: 'changeable', personal: false },
  viewed_at: { is: 'told', issued: 'changeable' },
  overdue_at: { is: 'internal', issued: 'never' },
  created_at: { is: 'told', issued: 'frozen' },
  updated_at: { is: 'told', issued: 'changeable' },
} as const satisfies DocumentFates<InvoiceEntity>;

type Fates = typeof invoiceFates;

/** An invoice in a list: without who the parties were when it was issued, and what only its document says. */
export type InvoiceSummary = Pick<InvoiceEntity, ColumnsThat<Fates, { readonly is: 'told' }>>;

/** The columns of `InvoiceSummary`. */
export const summaryColumns = columnsThat(invoiceFates, { is: 'told' });

/** Columns of an issued invoice that may still change. */
export type ChangeableColumn = ColumnsThat<Fates, { readonly issued: 'changeable' }>;

/** The lines of invoices; those of credit notes are numbered alike. */
export const invoiceItems = {
  name: 'items',
  noun: 'item',
  idPrefix: 'itm',
  tags: [],
  entities: [InvoiceItemEntity],
} as const satisfies Resource;
