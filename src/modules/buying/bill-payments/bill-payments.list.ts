import {
  byCreation,
  day,
  instant,
  range,
  reference,
  referenceThrough,
  state,
  type ListDefinition,
} from '../../../platform/lists.js';
import { bills } from '../bills/bills.resource.js';
import { suppliers } from '../suppliers/suppliers.resource.js';
import type { BillPaymentStatus } from './domain/bill-payment.js';
import type { BillPaymentEntity } from './entities/bill-payment.entity.js';

const SETTLED_BY = {
  table: 'bill_payment_allocations',
  id: 'payment_id',
  column: 'bill_id',
  only: 't.released_at IS NULL',
};

const STATES = {
  recorded: 'reversed_at IS NULL',
  reversed: 'reversed_at IS NOT NULL',
} as const satisfies Record<BillPaymentStatus, string>;

/** The list of payments to suppliers: its sort fields and filters. */
export const billPaymentList: ListDefinition<BillPaymentEntity> = {
  name: 'bill-payments',
  table: 'bill_payments',
  sorts: {
    ...byCreation,
    paid_on: [{ sql: 'paid_on', field: 'paid_on', type: 'date' }],
  },
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    reference('supplier_id', suppliers, {
      name: 'supplier_id',
      description: 'Only those to this supplier.',
    }),
    referenceThrough(SETTLED_BY, bills, {
      name: 'bill_id',
      description: 'Only those that settle this bill, or did before they were reversed.',
    }),
    range('paid_on', day, { name: 'paid_on', description: 'Only those that went out on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those recorded then.' }),
  ],
};
