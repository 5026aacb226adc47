/** The nouns whose answers are cached. Events say which of them have changed: live/changed-queries.ts. */
export const NOUNS = [
  'api-keys',
  'approvals',
  'audit',
  'audit-anchors',
  'bank-accounts',
  'bank-lines',
  'matching-rules',
  'bill-payments',
  'bills',
  'credit-notes',
  'customers',
  'erasure',
  'event-types',
  'events',
  'exports',
  'imports',
  'invitations',
  'invoice-templates',
  'invoices',
  'mail-settings',
  'mail-templates',
  'me',
  'members',
  'messages',
  'number-series',
  'organization',
  'organizations',
  'palette',
  'payment-runs',
  'payments',
  'price-lists',
  'products',
  'quotes',
  'received-files',
  'recurring-invoices',
  'reminder-policy',
  'reminders',
  'reports',
  'second-factor',
  'security',
  'sessions',
  'suppliers',
  'to-settle',
  'webhook-deliveries',
  'webhook-endpoints',
  'webhook-health',
] as const;

export type Noun = (typeof NOUNS)[number];

/**
 * Makes the query keys of a noun. Each key begins with the noun, so invalidating `all` reloads everything of it, and
 * invalidating `lists` every page, filter and order of its list.
 */
export function keysOf(noun: Noun) {
  return {
    all: [noun],
    lists: [noun, 'list'],
    list: (search: unknown, limit: number) => [noun, 'list', search, limit],
    count: (filters: unknown) => [noun, 'count', filters],
    one: (id: string) => [noun, 'one', id],
    /** Any other answer: its name, and what it depends on. */
    part: (...parts: readonly unknown[]) => [noun, ...parts],
  };
}
