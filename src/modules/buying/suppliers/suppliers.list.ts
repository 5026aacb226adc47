import { searchForm } from '../../../kernel/search/search-form.js';
import {
  archived,
  byCreation,
  byWords,
  equal,
  instant,
  metadata,
  range,
  since,
  term,
  textOf,
  type ListDefinition,
} from '../../../platform/lists.js';
import type { SupplierEntity } from './entities/supplier.entity.js';
import { ibanTerm, taxTerm } from './suppliers.terms.js';

const TERMS = 'supplier_terms';

/** The list of suppliers: what it can be sorted by, filtered by and searched for. */
export const supplierList: ListDefinition<SupplierEntity> = {
  name: 'suppliers',
  table: 'suppliers',
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
    term(TERMS, 'suppliers', {
      name: 'email',
      description: 'Only those with this e-mail address, capitals or not.',
      kind: textOf(254),
      termOf: (email) => `@${searchForm(email)}`,
    }),
    term(TERMS, 'suppliers', {
      name: 'tax_id',
      description: 'Only those with this tax number, such as a VAT identification number.',
      kind: textOf(50),
      termOf: taxTerm,
    }),
    term(TERMS, 'suppliers', {
      name: 'iban',
      description: 'Only those who are paid to this account.',
      kind: textOf(42),
      termOf: ibanTerm,
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    metadata(TERMS, 'suppliers'),
    archived('suppliers'),
  ],
  search: {
    description:
      'Only those with words in name, trading name, email and external_id that begin like each of these words.',
    ways: [byWords(TERMS, 'suppliers.id')],
  },
};
