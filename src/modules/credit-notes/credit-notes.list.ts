import {
  byCreation,
  day,
  equal,
  instant,
  range,
  reference,
  textOf,
  whether,
  type ListDefinition,
} from '../../platform/lists.js';
import { customers } from '../customers/customers.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import type { CreditNoteEntity } from './entities/credit-note.entity.js';

/** The list of credit notes: what it can be sorted and filtered by. */
export const creditNoteList: ListDefinition<CreditNoteEntity> = {
  name: 'credit_notes',
  table: 'credit_notes',
  sorts: {
    ...byCreation,
    issue_date: [{ sql: 'issue_date', field: 'issue_date', type: 'date' }],
  },
  filters: [
    reference('customer_id', customers, { name: 'customer_id', description: 'Only those of this customer.' }),
    reference('invoice_id', invoices, {
      name: 'invoice_id',
      description: 'Only those against this invoice.',
    }),
    equal('number', textOf(50), { name: 'number', description: 'Only the one with exactly this number.' }),
    whether(`unapplied_amount > 0 AND status = 'issued'`, {
      name: 'unapplied',
      description: 'Only those of which something can still be allocated, or nothing can.',
    }),
    range('issue_date', day, { name: 'issue_date', description: 'Only those issued on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
  ],
};
