import {
  byCreation,
  day,
  equal,
  instant,
  range,
  reference,
  state,
  textOf,
  type ListDefinition,
} from '../../../platform/lists.js';
import { suppliers } from '../suppliers/suppliers.resource.js';
import { billFates } from './bills.resource.js';
import type { BillStatus } from './domain/bill.js';
import type { BillEntity } from './entities/bill.entity.js';

const STATES: Readonly<Record<BillStatus, string>> = {
  inbox: `status = 'inbox'`,
  draft: `status = 'draft'`,
  open: `status = 'open'`,
  approved: `status = 'approved'`,
  paid: `status = 'paid'`,
  disputed: `status = 'disputed'`,
  rejected: `status = 'rejected'`,
  void: `status = 'void'`,
};

/** A bill may have thousands of lines, so that lists leave them out. */
const columns = Object.keys(billFates)
  .filter((name) => name !== 'lines' && name !== 'reading')
  .join(', ');

/** The list of bills: what it can be sorted and filtered by. */
export const billList: ListDefinition<BillEntity> = {
  name: 'bills',
  table: 'bills',
  columns,
  sorts: {
    ...byCreation,
    issue_date: [{ sql: 'issue_date', field: 'issue_date', type: 'date', nullable: true }],
    due_date: [{ sql: 'due_date', field: 'due_date', type: 'date', nullable: true }],
  },
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    reference('supplier_id', suppliers, {
      name: 'supplier_id',
      description: 'Only those of this supplier.',
    }),
    equal('supplier_number', textOf(200), {
      name: 'supplier_number',
      description: 'Only those with this number of their supplier.',
    }),
    range('issue_date', day, { name: 'issue_date', description: 'Only those issued on these days.' }),
    range('due_date', day, { name: 'due_date', description: 'Only those due on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those that came then.' }),
  ],
};
