/** What a customer has, and what everything else that is stored of a customer belongs to. */
export const copyRoots = [
  'customers',
  'messages',
  'recurring_invoices',
  'invoices',
  'credit_notes',
  'payments',
  'quotes',
] as const;

export type CopyRoot = (typeof copyRoots)[number];

/** Rows that belong to what a customer has, by the column that names it. */
export type CopiedOf = Readonly<Partial<Record<CopyRoot, string>>>;

/** Tables whose rows are files. */
export const copiedFiles = ['message_files', 'invoice_attachments', 'issued_files'] as const;

export type CopiedFiles = (typeof copiedFiles)[number];

/** How the copy of a customer's data has the rows of a table. */
export type Copying =
  | { readonly by: 'rows'; readonly of: CopiedOf; readonly without: readonly string[] }
  | { readonly by: 'objects'; readonly without: readonly string[] }
  | { readonly by: 'files' }
  | { readonly by: 'nothing'; readonly because: string };

const SEARCH = { by: 'nothing', because: 'Words of what the other files have, for searching.' } as const;
const FILES = { by: 'files' } as const;

/**
 * How each table that holds personal data of customers is copied (GDPR, Art. 15 and 20). A test compares it with the
 * registry, and columns are not named: a new one is in the copy before anybody thinks of it.
 *
 * What is left out of rows tells of the people who work with the service, or is a secret.
 */
export const copying: Readonly<Record<string, Copying>> = {
  customers: rows({ customers: 'id' }, ['standing_id']),
  customer_terms: SEARCH,
  messages: rows({ messages: 'id' }),
  recurring_invoices: rows({ recurring_invoices: 'id' }),
  message_attempts: rows({ messages: 'message_id' }),
  message_files: FILES,
  suppressed_addresses: rows({ messages: 'message_id' }),
  invoice_links: rows({ invoices: 'invoice_id', credit_notes: 'credit_note_id', quotes: 'quote_id' }, [
    'token_hash',
  ]),
  events: {
    by: 'objects',
    without: ['actor_id', 'ip', 'origin', 'redaction', 'request_id', 'salt'],
  },
  invoice_terms: SEARCH,
  credit_note_terms: SEARCH,
  payment_search_terms: SEARCH,
  quote_terms: SEARCH,
  quotes: rows({ quotes: 'id' }),
  invoices: rows({ invoices: 'id' }),
  invoice_items: rows({ invoices: 'invoice_id' }),
  invoice_attachments: FILES,
  credit_notes: rows({ credit_notes: 'id' }),
  credit_note_items: rows({ credit_notes: 'credit_note_id' }),
  credit_note_refunds: rows({ credit_notes: 'credit_note_id' }),
  payments: rows({ payments: 'id' }),
  matching_rules: rows({ customers: 'customer_id' }),
  payment_refunds: rows({ payments: 'payment_id' }),
  issued_documents: rows({
    invoices: 'document_id',
    credit_notes: 'document_id',
    quotes: 'document_id',
  }),
  issued_files: FILES,
  approvals: {
    by: 'nothing',
    because: 'What programs asked to do, of many customers, kept until 30 days after the end.',
  },
  data_export_parts: { by: 'nothing', because: 'Files with all of what the other files have, for a week.' },
  import_contents: { by: 'nothing', because: 'Files of many customers, kept for a week.' },
  idempotency_keys: { by: 'nothing', because: 'Sealed with what only the caller has, and gone after a day.' },
  webhook_attempts: { by: 'objects', without: ['address', 'request_headers', 'url'] },
};

/** Tables that name no person, and tell what became of what a person was asked for. */
export const copiedBesides: readonly { readonly table: string; readonly of: CopiedOf }[] = [
  { table: 'credit_note_allocations', of: { credit_notes: 'credit_note_id' } },
  { table: 'invoice_deductions', of: { invoices: 'invoice_id' } },
  { table: 'invoice_settlements', of: { invoices: 'invoice_id' } },
  { table: 'recurring_runs', of: { recurring_invoices: 'recurring_invoice_id' } },
  { table: 'payment_allocations', of: { payments: 'payment_id' } },
  { table: 'reminders', of: { invoices: 'invoice_id' } },
];

function rows(of: CopiedOf, without: readonly string[] = []): Copying {
  return { by: 'rows', of, without };
}
