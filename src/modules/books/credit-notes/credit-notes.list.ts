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
  state,
  numberText,
  whether,
  type ListDefinition,
} from '../../../platform/lists.js';
import { customers } from '../customers/customers.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import type { CreditNoteStatus } from './domain/credit-note.js';
import type { CreditNoteEntity } from './entities/credit-note.entity.js';

const TERMS = 'credit_note_terms';

const STATES = { issued: `status = 'issued'`, void: `status = 'void'` } as const satisfies Record<
  CreditNoteStatus,
  string
>;

/** The list of credit notes: its sort fields, filters and search fields. */
export const creditNoteList: ListDefinition<CreditNoteEntity> = {
  name: 'credit_notes',
  table: 'credit_notes',
  sorts: {
    ...byCreation,
    issue_date: [{ sql: 'issue_date', field: 'issue_date', type: 'date' }],
  },
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    reference('customer_id', customers, { name: 'customer_id', description: 'Only those of this customer.' }),
    reference('invoice_id', invoices, {
      name: 'invoice_id',
      description: 'Only those against this invoice.',
    }),
    equal('number', numberText(50), {
      name: 'number',
      description: 'Only the one with exactly this number.',
    }),
    whether(`unapplied_amount > 0 AND status = 'issued'`, {
      name: 'unapplied',
      description: 'Only those of which something can still be allocated, or nothing can.',
    }),
    currency('currency', 'Only those in this currency.'),
    amountRange('total', {
      name: 'total',
      description:
        'Only those with such a total; together with `currency`, as amounts of two do not compare.',
    }),
    range('issue_date', day, { name: 'issue_date', description: 'Only those issued on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    metadata(TERMS, 'credit_notes'),
  ],
  search: {
    description:
      'Only those whose number begins or ends so, whose total this is, or with words in the number of the invoice, ' +
      'or in name and email of the customer as it is now (with the scope customers:read), that begin like each of ' +
      'these words.',
    ways: [
      byBeginning('number COLLATE "C"'),
      byEnding('number_end COLLATE "C"'),
      byAmount('currency', 'total'),
      byWords(TERMS, 'credit_notes.id'),
      onlyWith(customers.read, byWords('customer_terms', 'credit_notes.customer_id')),
    ],
  },
};
