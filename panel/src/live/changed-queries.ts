import type { Event } from '@countinghouse/client';
import type { Noun } from '../api/query-keys';

/** What the panel shows of each kind of object. */
const SHOWN: Readonly<Record<string, readonly Noun[]>> = {
  invoice: [
    'invoices',
    'customers',
    'payments',
    'reports',
    'to-settle',
    'number-series',
    'reminders',
    'quotes',
  ],
  recurring_invoice: ['recurring-invoices', 'invoices'],
  payment: ['payments', 'invoices', 'customers', 'reports', 'to-settle'],
  credit_note: ['credit-notes', 'invoices', 'customers', 'reports', 'to-settle', 'number-series'],
  bank_account: ['bank-accounts'],
  bank_statement: ['bank-accounts', 'bank-lines'],
  bank_line: ['bank-lines'],
  bill: ['bills', 'suppliers'],
  payment_run: ['payment-runs', 'bills'],
  bill_payment: ['bill-payments', 'bills', 'suppliers'],
  supplier: ['suppliers', 'bills'],
  received_file: ['received-files'],
  customer: ['customers', 'invoices', 'recurring-invoices'],
  personal_data: [
    'customers',
    'invoices',
    'messages',
    'payments',
    'credit-notes',
    'recurring-invoices',
    'quotes',
  ],
  product: ['products', 'recurring-invoices', 'price-lists'],
  // What a draft lacks, it often lacks of the organization.
  organization: ['organization', 'organizations', 'me', 'number-series', 'security', 'invoices'],
  api_key: ['api-keys'],
  approval: ['approvals'],
  message: ['messages'],
  statement: ['messages'],
  mail_settings: ['mail-settings', 'mail-templates'],
  webhook_endpoint: ['webhook-endpoints', 'webhook-deliveries'],
  link: ['invoices'],
  member: ['members', 'invitations', 'organizations', 'me'],
  invitation: ['invitations', 'members'],
  reminder_policy: ['reminder-policy', 'reminders'],
  audit: ['audit-anchors'],
  user: ['sessions', 'second-factor', 'members'],
  quote: ['quotes', 'number-series'],
  price_list: ['price-lists'],
  invoice_template: ['invoice-templates'],
  data_export: ['exports'],
  import: ['imports'],
  // Proposals of lines come from rules.
  matching_rule: ['matching-rules', 'bank-lines'],
};

/** What shows whose everything is. */
const OF_MERGED: readonly Noun[] = [
  'payments',
  'credit-notes',
  'quotes',
  'messages',
  'matching-rules',
  'bank-lines',
  'reports',
  'to-settle',
  'reminders',
];

/** Histories, the audit log, and how endpoints do that are told of it. */
const OF_EVERY_EVENT: readonly Noun[] = ['events', 'audit', 'webhook-health'];

/** Returns the nouns whose queries these events may have changed, each once. */
export function changedQueries(events: readonly Pick<Event, 'type'>[]): Noun[] {
  const kinds = events.map(({ type }) => type.split('.')[0] ?? '');
  const isEmptied = events.some(({ type }) => type === 'organization.reset');
  const ofMerged = events.some(({ type }) => type === 'customer.merged') ? OF_MERGED : [];
  const changed = isEmptied ? Object.values(SHOWN).flat() : kinds.flatMap((kind) => SHOWN[kind] ?? []);
  return events.length === 0 ? [] : [...new Set([...changed, ...ofMerged, ...OF_EVERY_EVENT])];
}

/** Returns the events from an instant on, in milliseconds by the clock of the service; all if it is unknown. */
export function since<E extends Pick<Event, 'created_at'>>(events: readonly E[], fromMs: number): E[] {
  return events.filter(({ created_at }) => !(Date.parse(created_at) < fromMs));
}
