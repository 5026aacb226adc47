/** Tables of a neighbour that the SQL of one slice reads; it never writes to them. */
export interface NeighboursRead {
  readonly slice: string;
  readonly tables: readonly string[];
  /** Why asking through the neighbour's index.ts will not do, in a sentence. */
  readonly reason: string;
}

/** All of them (decisions 0019, 0030 and 0052). What is no longer read fails until its name is taken out here. */
export const neighboursRead: readonly NeighboursRead[] = [
  {
    slice: 'auth',
    tables: ['memberships'],
    reason:
      'Who a credential belongs to and the role there is one look per request, before anything else is read.',
  },
  {
    slice: 'credit-notes',
    tables: ['invoices'],
    reason: 'Whether an invoice has a correction is decided in the statement that follows its foreign keys.',
  },
  {
    slice: 'customers',
    tables: ['credit_notes', 'invoices', 'payments'],
    reason:
      'Their slices use customers, so that asking them back would be a circle; foreign keys guard a deletion.',
  },
  {
    slice: 'events',
    tables: ['event_feed', 'events'],
    reason: 'The slice serves what the platform writes; the platform offers no reading to others.',
  },
  {
    slice: 'invoices',
    tables: ['customer_terms', 'customers', 'organizations', 'products'],
    reason:
      'A draft takes what it refers to in one round trip, under foreign keys; lists search by customer.',
  },
  {
    slice: 'numbering',
    tables: ['issued_files'],
    reason: 'The export of a series names the originals of each document; their slice uses this one.',
  },
  {
    slice: 'products',
    tables: ['invoice_items'],
    reason:
      'Invoices use products, so that asking them back would be a circle; a foreign key guards the deletion.',
  },
  {
    slice: 'reports',
    tables: ['credit_notes', 'invoices', 'payments'],
    reason: 'All figures of a report are of one moment, which takes one statement over covering indexes.',
  },
];
