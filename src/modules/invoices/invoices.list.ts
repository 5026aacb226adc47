import {
  amountRange,
  currency,
  equal,
  metadata,
  range,
  reference,
  since,
} from '../../platform/lists/filters.js';
import { byCreation, type Column, type ListDefinition } from '../../platform/lists/list-definition.js';
import { byBeginning, byWords } from '../../platform/lists/search.js';
import { day, instant, textOf } from '../../platform/lists/values.js';
import { statusFilter } from './status-filter.js';

const NUMBER = 'number COLLATE "C"';
const CURRENCY = 'currency COLLATE "C"';

/** The list of invoices: what it can be sorted by, filtered by and searched for. */
export const invoiceList: ListDefinition = {
  name: 'invoices',
  table: 'invoices',
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
    reference('customer_id', 'cus', { name: 'customer_id', description: 'Only those of this customer.' }),
    equal(NUMBER, textOf(50), { name: 'number', description: 'Only the one with exactly this number.' }),
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
      'Only those whose number begins so, or with words in reference, or in name and email of the customer as it is ' +
      'now, that begin like each of these words.',
    ways: [
      byBeginning(NUMBER),
      byWords('invoice_terms', 'invoices.id'),
      byWords('customer_terms', 'invoices.customer_id'),
    ],
  },
  expandable: ['customer'],
};

function textColumn(field: string, sql: string): Column {
  return { sql, field, type: 'text' };
}
