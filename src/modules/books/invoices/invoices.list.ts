import {
  amountRange,
  byAmount,
  byBeginning,
  byCreation,
  byEnding,
  byWords,
  currency,
  day,
  equal,
  instant,
  metadata,
  onlyWith,
  range,
  reference,
  since,
  state,
  numberText,
  textOf,
  type Column,
  type ListDefinition,
} from '../../../platform/lists.js';
import type { PaymentStatus } from './domain/derived.js';
import { summaryColumns, type InvoiceSummary } from './invoices.resource.js';
import { EXTERNAL_ID_MAX, NUMBER_MAX } from './domain/imported-details.js';
import { byReference, paymentReference } from './read/reference-search.js';
import { statusFilter } from './read/status-filter.js';
import { quotes } from '../../selling/quotes/quotes.resource.js';
import { recurringInvoices } from '../../selling/recurring-invoices/recurring-invoices.resource.js';
import { customers } from '../customers/customers.resource.js';

const NUMBER = 'number COLLATE "C"';
const PAYMENT_REFERENCE = 'payment_reference COLLATE "C"';
const CURRENCY = 'currency COLLATE "C"';

/** The same as `paymentStatus` says of one invoice. Column by column, because the planner knows nothing of sums. */
const PAYMENT_STATES = {
  unpaid: `status <> 'paid' AND amount_paid = 0 AND amount_credited = 0`,
  partially_paid: `status <> 'paid' AND (amount_paid > 0 OR amount_credited > 0)`,
  paid: `status = 'paid'`,
} as const satisfies Record<PaymentStatus, string>;

const COUNTS = `withholding_total > 0 AND status IN ('open', 'paid', 'uncollectible')`;

/** Of what is withheld, whether certificates confirm all of it. */
const CERTIFIED_STATES = {
  certified: `${COUNTS} AND certified_amount >= withholding_total - withholding_credited`,
  uncertified: `${COUNTS} AND certified_amount < withholding_total - withholding_credited`,
} as const;

/** The list of invoices: its sort fields, filters and search fields. */
export const invoiceList: ListDefinition<InvoiceSummary> = {
  name: 'invoices',
  table: 'invoices',
  columns: summaryColumns.join(', '),
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    issue_date: [{ sql: 'issue_date', field: 'issue_date', type: 'date', nullable: true }],
    due_date: [{ sql: 'due_date', field: 'due_date', type: 'date' }],
    // Amounts are compared within a currency, so the currencies come one after the other.
    total: [textColumn('currency', CURRENCY), { sql: 'total', field: 'total', type: 'bigint' }],
    number: [{ ...textColumn('number', NUMBER), nullable: true }],
  },
  filters: [
    statusFilter,
    state(PAYMENT_STATES, { name: 'payment_status', description: 'Only those that are settled so far.' }),
    state(CERTIFIED_STATES, {
      name: 'withholding',
      description: 'Only those of which something is withheld, with or without certificates of all of it.',
    }),
    reference('customer_id', customers, { name: 'customer_id', description: 'Only those of this customer.' }),
    reference('recurring_invoice_id', recurringInvoices, {
      name: 'recurring_invoice_id',
      description: 'Only those that this recurring invoice made.',
    }),
    reference('quote_id', quotes, {
      name: 'quote_id',
      description: 'Only those that were made of this quote.',
    }),
    equal(NUMBER, numberText(NUMBER_MAX), {
      name: 'number',
      description: 'Only the one with exactly this number.',
    }),
    equal('reference', textOf(255), {
      name: 'reference',
      description: 'Only those with exactly this reference.',
    }),
    equal(PAYMENT_REFERENCE, paymentReference, {
      name: 'payment_reference',
      description: 'Only those that ask the payer for this reference, with or without blanks.',
    }),
    equal('external_id', textOf(EXTERNAL_ID_MAX), {
      name: 'external_id',
      description: 'Only those of before with exactly this identifier where they were issued.',
    }),
    currency(CURRENCY, 'Only those in this currency.'),
    range('issue_date', day, { name: 'issue_date', description: 'Only those issued on these days.' }),
    range('due_date', day, { name: 'due_date', description: 'Only those due on these days.' }),
    amountRange('total', {
      name: 'total',
      description:
        'Only those with such a total; together with `currency`, as amounts of two do not compare.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    metadata('invoice_terms', 'invoices'),
  ],
  search: {
    description:
      'Only those whose number begins or ends so, whose payment reference begins so, whose total this is, or with ' +
      'words in reference, or in name and email of the customer as it is now (with the scope customers:read), that ' +
      'begin like each of these words.',
    ways: [
      byBeginning(NUMBER),
      byEnding('number_end COLLATE "C"'),
      byAmount(CURRENCY, 'total'),
      byReference(PAYMENT_REFERENCE),
      byWords('invoice_terms', 'invoices.id'),
      onlyWith(customers.read, byWords('customer_terms', 'invoices.customer_id')),
    ],
  },
  expandable: { customer: customers.read },
};

function textColumn(field: 'currency' | 'number', sql: string): Column<InvoiceSummary> {
  return { sql, field, type: 'text' };
}
