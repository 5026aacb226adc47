/** How a table gets into an export: a file of its rows, with all columns but those of `without`. */
export interface ExportedKind {
  /** The schema of the API that says what its columns mean. */
  readonly schema?: string;
  /** The columns that give its order. */
  readonly order: string;
  /** Secrets, bytes that are files of their own, and what only searching needs. */
  readonly without?: readonly string[];
  /** The table that says in which currency its amounts are, and the column that names its row; absent if it does. */
  readonly currencyOf?: readonly [table: string, column: string];
  /** Columns that are added, by their SQL. */
  readonly besides?: Readonly<Record<string, string>>;
  /** Whether there are amounts: then all long whole numbers are some, but for `counters`. */
  readonly amounts?: true;
  readonly counters?: readonly string[];
  /** How the rows of an organization are found, where the column is not `organization_id`. `t` is the table. */
  readonly of?: string;
}

const OF_INVOICE = { currencyOf: ['invoices', 'invoice_id'], amounts: true } as const;
const OF_CREDIT_NOTE = { currencyOf: ['credit_notes', 'credit_note_id'], amounts: true } as const;
const LINES = 'position';
const TYPE_OF_DOCUMENT = `(
  SELECT d.document_type FROM issued_documents d
   WHERE d.organization_id = t.organization_id AND d.document_id = t.document_id)`;

/**
 * Every kind of rows that an export has, by its table. A test compares it, and `leftOutOfExports`, with the schema: who
 * adds a table has to say which it is. Columns are not named, so that a new one is in exports by itself.
 */
export const exportedKinds: Readonly<Record<string, ExportedKind>> = {
  organizations: { schema: 'Organization', order: 'id', of: 't.id = $1' },
  users: {
    schema: 'User',
    order: 'id',
    without: ['password_hash'],
    of: 't.id IN (SELECT m.user_id FROM memberships m WHERE m.organization_id = $1)',
  },
  memberships: { schema: 'Member', order: 'user_id' },
  invitations: { schema: 'Invitation', order: 'created_at, id', without: ['token_hash'] },
  api_keys: { schema: 'ApiKey', order: 'created_at, id', without: ['secret_hash'] },
  api_key_addresses: { order: 'api_key_id, address' },
  member_day_uses: { order: 'user_id, day, kind, object_id', amounts: true },
  api_key_day_uses: { order: 'api_key_id, day, kind, object_id', amounts: true },
  customers: { schema: 'Customer', order: 'created_at, id', without: ['name_key', 'standing_id'] },
  products: { schema: 'Product', order: 'created_at, id', without: ['name_key'] },
  price_lists: { schema: 'PriceList', order: 'created_at, id', without: ['name_key'] },
  price_list_entries: {
    schema: 'PriceListEntry',
    order: 'price_list_id, position, product_id, min_quantity',
  },
  number_series: {
    schema: 'NumberSeries',
    order: 'created_at, id',
  },
  invoices: { schema: 'Invoice', order: 'created_at, id', without: ['number_end'], amounts: true },
  invoice_items: { schema: 'InvoiceItem', order: `invoice_id, ${LINES}`, ...OF_INVOICE },
  invoice_deductions: { order: `invoice_id, ${LINES}`, amounts: true },
  invoice_settlements: { schema: 'Settlement', order: 'created_at, id', amounts: true },
  invoice_attachments: { schema: 'Attachment', order: 'created_at, id', without: ['content'] },
  invoice_links: { schema: 'Link', order: 'created_at, id', without: ['token_hash'] },
  credit_notes: { schema: 'CreditNote', order: 'created_at, id', without: ['number_end'], amounts: true },
  credit_note_items: { schema: 'CreditNoteItem', order: `credit_note_id, ${LINES}`, ...OF_CREDIT_NOTE },
  credit_note_allocations: {
    schema: 'Allocation',
    order: `credit_note_id, ${LINES}`,
    ...OF_CREDIT_NOTE,
  },
  credit_note_refunds: { schema: 'CreditRefund', order: `credit_note_id, ${LINES}`, amounts: true },
  payments: { schema: 'Payment', order: 'created_at, id', amounts: true },
  payment_allocations: {
    schema: 'Allocation',
    order: `payment_id, ${LINES}`,
    currencyOf: ['payments', 'payment_id'],
    amounts: true,
  },
  payment_refunds: { schema: 'Refund', order: `payment_id, ${LINES}`, amounts: true },
  quotes: { schema: 'Quote', order: 'created_at, id', without: ['number_end'], amounts: true },
  invoice_templates: { schema: 'InvoiceTemplate', order: 'created_at, id', without: ['name_key'] },
  recurring_invoices: { schema: 'RecurringInvoice', order: 'created_at, id', amounts: true },
  recurring_runs: { schema: 'RecurringRun', order: 'recurring_invoice_id, occurrence' },
  bank_accounts: { schema: 'BankAccount', order: 'created_at, id', without: ['name_key'] },
  bank_statements: {
    schema: 'BankStatement',
    order: 'created_at, id',
    currencyOf: ['bank_accounts', 'bank_account_id'],
    amounts: true,
  },
  bank_lines: { schema: 'BankLine', order: 'created_at, id', amounts: true },
  bank_matches: {
    schema: 'BankMatch',
    order: 'created_at, id',
    currencyOf: ['bank_lines', 'bank_line_id'],
    amounts: true,
  },
  matching_rules: { schema: 'MatchingRule', order: 'created_at, id' },
  suppliers: { schema: 'Supplier', order: 'created_at, id', without: ['name_key'] },
  received_files: { schema: 'ReceivedFile', order: 'created_at, id' },
  bills: { schema: 'Bill', order: 'created_at, id', amounts: true },
  bill_payments: { schema: 'SupplierPayment', order: 'created_at, id', amounts: true },
  bill_payment_allocations: {
    schema: 'BillAllocation',
    order: `payment_id, ${LINES}`,
    currencyOf: ['bill_payments', 'payment_id'],
    amounts: true,
  },
  payment_runs: { schema: 'PaymentRun', order: 'created_at, id', without: ['file'], amounts: true },
  payment_run_items: {
    schema: 'PaymentRunItem',
    order: `run_id, ${LINES}`,
    currencyOf: ['payment_runs', 'run_id'],
    amounts: true,
  },
  issued_documents: { order: 'series_id, position', counters: ['position'] },
  issued_files: {
    order: 'document_id, format',
    without: ['content'],
    besides: { document_type: TYPE_OF_DOCUMENT },
  },
  document_settings: { schema: 'DocumentSettings', order: 'version' },
  logos: { order: 'sha256', without: ['content'] },
  reminder_policies: { schema: 'ReminderPolicy', order: 'version' },
  reminders: { schema: 'Reminder', order: 'created_at, invoice_id, level', ...OF_INVOICE },
  mail_settings: { schema: 'MailSettings', order: 'version', without: ['smtp_password'] },
  mail_templates: { schema: 'MailTemplate', order: 'kind, language' },
  messages: { schema: 'Message', order: 'created_at, id' },
  message_attempts: { schema: 'MessageAttempt', order: 'message_id, number' },
  message_files: { order: 'sha256', without: ['content'] },
  suppressed_addresses: { order: 'address' },
  webhook_endpoints: {
    schema: 'WebhookEndpoint',
    order: 'created_at, id',
    without: ['secret', 'previous_secret', 'headers'],
  },
  webhook_deliveries: { schema: 'WebhookDelivery', order: 'created_at, id' },
  webhook_attempts: { schema: 'WebhookAttempt', order: 'delivery_id, number', without: ['request_headers'] },
  events: { schema: 'Event', order: 'created_at, id', without: ['salt'] },
  event_feed: { order: 'sequence' },
  event_anchors: { schema: 'Anchor', order: 'number' },
  erasures: { schema: 'Erasure', order: 'erased_at, id' },
  approvals: {
    schema: 'Approval',
    order: 'created_at, id',
    without: ['seen', 'request_hash', 'key_hash', 'customer_ids'],
  },
  data_exports: { schema: 'DataExport', order: 'created_at, id' },
  imports: { schema: 'ImportFacts', order: 'created_at, id' },
  import_rows: { order: 'import_id, place', without: ['fingerprint'] },
};

const SEARCH = 'Words of what the other files have, for searching.';
const NAMED = 'The products of lines that the other files have, so that none of them is deleted.';
const QUEUE = 'Work that waits to be done, for moments.';
const SECRET = 'Secrets of this service. They are of no use elsewhere.';
const ABOVE = 'Belongs to people or to the installation, not to the organization.';

/** The tables that no export has, and why. */
export const leftOutOfExports: Readonly<Record<string, string>> = {
  bank_account_terms: SEARCH,
  credit_note_terms: SEARCH,
  customer_terms: SEARCH,
  invoice_terms: SEARCH,
  payment_search_terms: SEARCH,
  price_list_terms: SEARCH,
  product_terms: SEARCH,
  quote_products: NAMED,
  quote_terms: SEARCH,
  recurring_invoice_products: NAMED,
  supplier_terms: SEARCH,
  event_counters: QUEUE,
  event_queue: QUEUE,
  job_outbox: QUEUE,
  moved_jobs: QUEUE,
  received_file_contents: 'The bytes of received files, which are files of the export.',
  data_export_parts: 'The files of exports themselves.',
  import_contents:
    'Files that were brought along, kept for a week: what became of them is in the other files.',
  idempotency_keys: 'Sealed with what only the caller has, and gone after a day.',
  organization_data_keys: SECRET,
  email_changes: ABOVE,
  installation: ABOVE,
  known_sign_in_addresses: ABOVE,
  password_resets: ABOVE,
  recovery_codes: ABOVE,
  refused_sign_ins: ABOVE,
  second_factors: ABOVE,
  sessions: ABOVE,
  sign_in_challenges: ABOVE,
  sign_in_failures: ABOVE,
  user_data_key: ABOVE,
};
