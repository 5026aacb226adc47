import {
  archived,
  byCreation,
  byWords,
  currency,
  equal,
  instant,
  metadata,
  range,
  reference,
  since,
  term,
  textOf,
  type ListDefinition,
} from '../../../platform/lists.js';
import { customers } from './customers.resource.js';
import { emailTerm } from './customers.terms.js';
import type { CustomerEntity } from './entities/customer.entity.js';

const TERMS = 'customer_terms';

/** The list of customers: its sort fields, filters and search fields. */
export const customerList: ListDefinition<CustomerEntity> = {
  name: 'customers',
  table: 'customers',
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    name: [{ sql: 'name_key', field: 'name_key', type: 'text' }],
  },
  filters: [
    equal('external_id', textOf(100), {
      name: 'external_id',
      description: 'Only the one with this identifier of your own.',
    }),
    term(TERMS, 'customers', {
      name: 'email',
      description: 'Only those with this e-mail address, capitals or not.',
      kind: textOf(254),
      termOf: emailTerm,
    }),
    currency('currency', 'Only those with this currency of their own.'),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    reference('merged_into', customers, {
      name: 'merged_into',
      description: 'Only those that were merged into this one. They are archived.',
    }),
    metadata(TERMS, 'customers'),
    archived('customers'),
  ],
  search: {
    description: 'Only those with words in name, email and external_id that begin like each of these words.',
    ways: [byWords(TERMS, 'customers.id')],
  },
};
