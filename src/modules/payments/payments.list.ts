import {
  byCreation,
  day,
  instant,
  range,
  reference,
  referenceThrough,
  whether,
  type ListDefinition,
} from '../../platform/lists.js';
import { customers } from '../customers/customers.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import type { PaymentEntity } from './entities/payment.entity.js';

/** The list of payments: what it can be sorted and filtered by. */
export const paymentList: ListDefinition<PaymentEntity> = {
  name: 'payments',
  table: 'payments',
  sorts: {
    ...byCreation,
    received_on: [{ sql: 'received_on', field: 'received_on', type: 'date' }],
  },
  filters: [
    reference('customer_id', customers, { name: 'customer_id', description: 'Only those of this customer.' }),
    referenceThrough({ table: 'payment_allocations', id: 'payment_id', column: 'invoice_id' }, invoices, {
      name: 'invoice_id',
      description: 'Only those that settle this invoice, or did before they were reversed.',
    }),
    whether('unapplied_amount > 0 AND reversed_at IS NULL', {
      name: 'unapplied',
      description: 'Only those of which something can still be allocated, or nothing can.',
    }),
    range('received_on', day, { name: 'received_on', description: 'Only those received on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those recorded then.' }),
  ],
};
