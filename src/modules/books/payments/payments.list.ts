import {
  amountRange,
  byAmount,
  byCreation,
  byWords,
  currency,
  day,
  equal,
  instant,
  metadata,
  onlyWith,
  range,
  reference,
  referenceThrough,
  state,
  textOf,
  whether,
  type ListDefinition,
} from '../../../platform/lists.js';
import { customers } from '../customers/customers.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import type { PaymentStatus } from './domain/payment.js';
import type { PaymentEntity } from './entities/payment.entity.js';

const TERMS = 'payment_search_terms';

const SETTLED_BY = {
  table: 'payment_allocations',
  id: 'payment_id',
  column: 'invoice_id',
  only: 't.amount > t.unallocated_amount',
};

const STATES = {
  recorded: 'reversed_at IS NULL',
  reversed: 'reversed_at IS NOT NULL',
} as const satisfies Record<PaymentStatus, string>;

/** The list of payments: its sort fields, filters and search fields. */
export const paymentList: ListDefinition<PaymentEntity> = {
  name: 'payments',
  table: 'payments',
  sorts: {
    ...byCreation,
    received_on: [{ sql: 'received_on', field: 'received_on', type: 'date' }],
  },
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    reference('customer_id', customers, { name: 'customer_id', description: 'Only those of this customer.' }),
    referenceThrough(SETTLED_BY, invoices, {
      name: 'invoice_id',
      description: 'Only those that settle this invoice, or did before they were reversed.',
    }),
    whether('unapplied_amount > 0 AND reversed_at IS NULL', {
      name: 'unapplied',
      description: 'Only those of which something can still be allocated, or nothing can.',
    }),
    equal('reference', textOf(255), {
      name: 'reference',
      description: 'Only those with exactly this reference.',
    }),
    currency('currency', 'Only those in this currency.'),
    amountRange('amount', {
      name: 'amount',
      description:
        'Only those of such an amount; together with `currency`, as amounts of two do not compare.',
    }),
    range('received_on', day, { name: 'received_on', description: 'Only those received on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those recorded then.' }),
    metadata(TERMS, 'payments'),
  ],
  search: {
    description:
      'Only those of which this is the amount, or with words in reference, or in name and email of the customer as ' +
      'it is now (with the scope customers:read), that begin like each of these words.',
    ways: [
      byAmount('currency', 'amount'),
      byWords(TERMS, 'payments.id'),
      onlyWith(customers.read, byWords('customer_terms', 'payments.customer_id')),
    ],
  },
};
