import { calculatedInvoiceExample } from '../../books/invoices/index.js';

/** The content of the examples, as it is sent and as it is answered. */
const content = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  items: [
    {
      product_id: 'prd_01h455vb4pex5vsknk084sn02q',
      quantity: 1,
      price: 29.9,
      description: '{{period.from}} to {{period.to}}',
    },
  ],
  tax_rate: 19,
};

export const updateRecurringInvoiceExample = {
  name: 'Hosting',
  content,
  rule: { every: 1, unit: 'month' as const, day: 31 },
  action: 'draft' as const,
};

export const createRecurringInvoiceExample = { ...updateRecurringInvoiceExample, start_on: '2099-12-31' };

export const recurringInvoiceExample = {
  id: 'rec_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'active' as const,
  available_actions: ['update', 'pause', 'end', 'run_now', 'skip', 'duplicate', 'delete'] as const,
  name: 'Hosting',
  customer_id: content.customer_id,
  content,
  total: 35.58,
  currency: 'EUR',
  rule: updateRecurringInvoiceExample.rule,
  rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
  rule_from: '2026-12-31',
  start_on: '2026-12-31',
  next_occurrence: 1,
  next_on: '2026-12-31',
  end_after: null,
  end_on: null,
  run_at: '06:00',
  action: 'draft' as const,
  prices: 'fixed' as const,
  period: 'in_advance' as const,
  catch_up: 'all' as const,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

const noted = {
  occurrence: 1,
  planned_on: '2026-12-31',
  is_weekend: false,
  is_bank_holiday: false,
  total: 35.58,
  currency: 'EUR',
};

export const occurrenceExample = { ...noted, period_start: '2026-12-31', period_end: '2027-01-30' };

export const calendarDateExample = {
  ...noted,
  recurring_invoice_id: recurringInvoiceExample.id,
  name: recurringInvoiceExample.name,
  customer_id: content.customer_id,
};

export const previewRecurringInvoiceExample = {
  rule: updateRecurringInvoiceExample.rule,
  start_on: '2099-12-31',
  content,
};

export const firstInvoiceExample = {
  ...calculatedInvoiceExample,
  message: null,
  service_period: { start: '2026-12-31', end: '2027-01-30' },
};

export const recurringPreviewExample = {
  rule: recurringInvoiceExample.rule,
  rrule: recurringInvoiceExample.rrule,
  data: [occurrenceExample],
  invoice: firstInvoiceExample,
};

export const recurringRunExample = {
  occurrence: 1,
  planned_on: '2026-12-31',
  period_start: '2026-12-31',
  period_end: '2027-01-30',
  state: 'done' as const,
  invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',
  problem: null,
  at: '2026-12-31T06:00:00.000Z',
};
