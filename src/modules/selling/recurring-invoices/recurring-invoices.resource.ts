import type { Fates, Resource } from '../../../platform/index.js';
import { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';
import { RecurringInvoiceProductEntity } from './entities/recurring-invoice-product.entity.js';
import { RecurringRunEntity } from './entities/recurring-run.entity.js';

/** What becomes of each column. */
export const recurringInvoiceFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  status: { is: 'told', personal: false },
  name: { is: 'told', personal: true },
  customer_id: { is: 'told', personal: false },
  content: { is: 'told', personal: true },
  total: { is: 'told' },
  currency: { is: 'told', personal: false },
  rule: { is: 'told', personal: false },
  start_on: { is: 'told', personal: false },
  anchor_on: { is: 'internal', personal: false },
  anchor_occurrence: { is: 'internal' },
  next_occurrence: { is: 'told' },
  next_on: { is: 'told', personal: false },
  last_planned_on: { is: 'internal', personal: false },
  end_after: { is: 'told' },
  end_on: { is: 'told', personal: false },
  run_at: { is: 'told', personal: false },
  action: { is: 'told', personal: false },
  prices: { is: 'told', personal: false },
  period: { is: 'told', personal: false },
  catch_up: { is: 'told', personal: false },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<RecurringInvoiceEntity>;

/** Invoices that are made again and again. Their scopes are those of invoices. */
export const recurringInvoices = {
  name: 'recurring-invoices',
  noun: 'recurring invoice',
  idPrefix: 'rec',
  events: ['created', 'updated', 'deleted', 'paused', 'resumed', 'ended', 'run', 'run_failed', 'skipped'],
  tags: [
    { name: 'Recurring invoices', description: 'Invoices that are made again and again, each date once.' },
  ],
  entities: [RecurringInvoiceEntity, RecurringInvoiceProductEntity, RecurringRunEntity],
} as const satisfies Resource;
