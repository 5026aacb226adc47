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
import { recurringInvoiceFates } from './recurring-invoices.resource.js';

const STATES: Readonly<Record<RecurringStatus, string>> = {
  active: `status = 'active'`,
  paused: `status = 'paused'`,
  attention: `status = 'attention'`,
  ended: `status = 'ended'`,
};

/** With what its customer is called now: it is for invoices to come, which take the name of their day. */
export type ListedRecurringInvoice = RecurringInvoiceEntity & { readonly customer_name: string };

const CUSTOMER_NAME = `
  (SELECT c.name FROM customers c
    WHERE c.organization_id = recurring_invoices.organization_id
      AND c.id = recurring_invoices.customer_id) AS customer_name`;

/** The list of recurring invoices: what it can be filtered by. */
export const recurringInvoiceList: ListDefinition<ListedRecurringInvoice> = {
  name: 'recurring_invoices',
  table: 'recurring_invoices',
  columns: [...Object.keys(recurringInvoiceFates), CUSTOMER_NAME].join(', '),
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
