import {
  byCreation,
  instant,
  range,
  reference,
  state,
  type ListDefinition,
} from '../../../platform/lists.js';
import { customers } from '../../books/customers/customers.resource.js';
import type { RecurringStatus } from './domain/recurring-invoice.js';
import type { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';

const STATES: Readonly<Record<RecurringStatus, string>> = {
  active: `status = 'active'`,
  paused: `status = 'paused'`,
  attention: `status = 'attention'`,
  ended: `status = 'ended'`,
};

/** The list of recurring invoices: what it can be filtered by. */
export const recurringInvoiceList: ListDefinition<RecurringInvoiceEntity> = {
  name: 'recurring_invoices',
  table: 'recurring_invoices',
  sorts: byCreation,
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    reference('customer_id', customers, {
      name: 'customer_id',
      description: 'Only those for this customer.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
  ],
};
