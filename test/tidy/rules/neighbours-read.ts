/** Tables of a neighbour that the SQL of a slice reads; it never writes to them. */
export interface NeighboursRead {
  readonly slice: string;
  readonly tables: readonly string[];
  /** Why calling the neighbour's index.ts is not enough, in a sentence. */
  readonly reason: string;
}

/**
 * All of them (decisions 0019, 0030 and 0052). If a table is no longer read, the test fails until it is removed here.
 */
export const neighboursRead: readonly NeighboursRead[] = [
  {
    slice: 'anchors',
    tables: ['event_feed', 'events'],
    reason: 'An anchor covers what the platform wrote, with the salt that nobody else reads.',
  },
  {
    slice: 'applied-credit',
    tables: ['credit_notes', 'invoices', 'payments'],
    reason: 'Which credit there is, and the order in which it settles invoices, are two looks along indexes.',
  },
  {
    slice: 'auth',
    tables: ['organizations'],
    reason:
      'Who a credential belongs to, and whether the books there are open, is one look before anything else is read.',
  },
  {
    slice: 'bank-matches',
    tables: [
      'bank_lines',
      'credit_note_refunds',
      'credit_notes',
      'customer_terms',
      'customers',
      'invoices',
      'payment_refunds',
      'payments',
    ],
    reason:
      'What a line may be about is found in statements that follow indexes of their own, all of one moment.',
  },
  {
    slice: 'matching-rules',
    tables: ['customers'],
    reason: 'A proposal names the customer of the rule; both are of one moment.',
  },
  {
    slice: 'bill-matches',
    tables: [
      'bank_matches',
      'bill_payment_allocations',
      'bill_payments',
      'bills',
      'payment_run_items',
      'payment_runs',
      'suppliers',
    ],
    reason: 'What a bank line may be is found in statements of one moment, as the bank finds invoices.',
  },
  {
    slice: 'bill-payments',
    tables: ['bills'],
    reason: 'What is owed, and the credit beside it, are sums of one moment.',
  },
  {
    slice: 'credit-notes',
    tables: ['customer_terms', 'invoices'],
    reason:
      'Whether an invoice has a correction is decided in the statement that follows its foreign keys; the list ' +
      'searches by customer.',
  },
  {
    slice: 'customer-merges',
    tables: [
      'api_keys',
      'bank_lines',
      'bank_matches',
      'credit_notes',
      'customer_terms',
      'customers',
      'matching_rules',
      'memberships',
      'payments',
      'recurring_invoices',
    ],
    reason:
      'One list names every column that names a customer, and what counts and moves them is made from it; it alone ' +
      'writes to them (decision 0408).',
  },
  {
    slice: 'data-exports',
    tables: [
      'bank_accounts',
      'bank_lines',
      'bill_payments',
      'credit_notes',
      'invoice_attachments',
      'invoice_items',
      'invoices',
      'issued_documents',
      'issued_files',
      'logos',
      'memberships',
      'message_files',
      'payment_runs',
      'received_file_contents',
      'received_files',
    ],
    reason: 'An export reads every table of the books in one snapshot (decision 0440).',
  },
  {
    slice: 'documents',
    tables: ['credit_notes', 'customers', 'invoices'],
    reason: 'Whether the customer of a document was erased is one look, before a reader is let in.',
  },
  {
    slice: 'payment-runs',
    tables: ['bills'],
    reason: 'Which bills are due is one look along an index, before they are held.',
  },
  {
    slice: 'receivables',
    tables: [
      'credit_note_refunds',
      'credit_notes',
      'invoice_settlements',
      'invoices',
      'payment_refunds',
      'payments',
    ],
    reason: 'All figures of a balance are of one moment, so that one statement reads them.',
  },
  {
    slice: 'receipts',
    tables: ['invoice_deductions', 'invoices', 'payment_allocations'],
    reason: 'All figures of a receipt are of one moment, so that one statement reads them.',
  },
  {
    slice: 'events',
    tables: ['api_keys', 'event_feed', 'events', 'users'],
    reason:
      'The slice serves what the platform writes; the audit log names its actors in the statement that finds them.',
  },
  {
    slice: 'invoices',
    tables: ['customer_terms', 'customers', 'organizations', 'products'],
    reason:
      'A draft takes what it refers to in one round trip, under foreign keys, and what it must be valid in with its ' +
      'parties; lists search by customer.',
  },
  {
    slice: 'price-lists',
    tables: ['customers', 'organizations', 'products'],
    reason:
      'What decides the price of a product is read in one round trip; products are held as foreign keys hold them.',
  },
  {
    slice: 'quotes',
    tables: ['invoice_items', 'invoices'],
    reason:
      'Whether a quote is invoiced follows from its invoices, in the list for a whole page in one statement.',
  },
  {
    slice: 'recurring-invoices',
    tables: ['customers'],
    reason: 'The list names customers as they are called now, for a whole page in one statement.',
  },
  {
    slice: 'members',
    tables: ['api_keys', 'memberships', 'sessions', 'users'],
    reason:
      'The list of members is one statement; auth writes its tables. The query parameter api_keys has the name of one.',
  },
  {
    slice: 'payments',
    tables: ['customer_terms'],
    reason: 'The list searches by customer, in the statement that finds its page.',
  },
  {
    slice: 'platform',
    tables: ['installation', 'organizations'],
    reason:
      'The commands that seal data keys anew and move files run as the owner of the tables, without any slice, and ' +
      'files are swept for one organization after the other.',
  },
  {
    slice: 'privacy',
    tables: [
      'api_key_addresses',
      'api_keys',
      'bank_lines',
      'bank_matches',
      'bill_payments',
      'credit_note_allocations',
      'credit_note_items',
      'credit_note_refunds',
      'credit_note_terms',
      'credit_notes',
      'customer_terms',
      'customers',
      'data_export_parts',
      'import_contents',
      'email_changes',
      'event_feed',
      'event_queue',
      'events',
      'idempotency_keys',
      'invitations',
      'invoice_attachments',
      'invoice_deductions',
      'invoice_items',
      'invoice_links',
      'invoice_settlements',
      'invoice_terms',
      'invoices',
      'issued_documents',
      'issued_files',
      'known_sign_in_addresses',
      'matching_rules',
      'memberships',
      'message_attempts',
      'message_files',
      'messages',
      'payment_allocations',
      'payment_refunds',
      'payment_run_items',
      'payment_runs',
      'payment_search_terms',
      'payments',
      'quote_terms',
      'quotes',
      'received_file_contents',
      'received_files',
      'recurring_invoices',
      'recurring_runs',
      'refused_sign_ins',
      'reminders',
      'second_factors',
      'sessions',
      'sign_in_failures',
      'supplier_terms',
      'suppressed_addresses',
      'users',
      'webhook_attempts',
      'webhook_deliveries',
    ],
    reason:
      'One registry names every column that may hold personal data, and what copies and erases a customer is made ' +
      'from it: a method in each slice would be ten places to forget one. It alone writes to them (decision 0116).',
  },
  {
    slice: 'suppliers',
    tables: ['bank_accounts'],
    reason: 'No statement reads it: a column of suppliers has the name of the table.',
  },
  {
    slice: 'reminders',
    tables: ['customers', 'invoices'],
    reason:
      'Which open invoices a level may be due for is one statement over all; else each would be a query.',
  },
  {
    slice: 'reports',
    tables: [
      'credit_note_refunds',
      'credit_notes',
      'invoice_deductions',
      'invoice_settlements',
      'invoices',
      'payment_refunds',
      'payments',
    ],
    reason: 'All figures of a report are of one moment, which takes one statement over covering indexes.',
  },
  {
    slice: 'statements',
    tables: [
      'credit_note_refunds',
      'credit_notes',
      'invoice_deductions',
      'invoice_settlements',
      'invoices',
      'payment_refunds',
      'payments',
    ],
    reason: 'All figures of a statement are of one moment, so that one statement reads them.',
  },
  {
    slice: 'tenants',
    tables: ['memberships', 'organizations'],
    reason: 'The organizations of a user and the role in each are one statement.',
  },
  {
    slice: 'webhooks',
    tables: ['event_feed', 'events'],
    reason: 'The events of the deliveries that a statement claims come in the same round trip.',
  },
];
