/** Whose data a column may hold. Visitors are those who open a link or call the service without an account. */
export type Subject = 'customer' | 'user' | 'visitor';

/** Why it may be kept: for the contract, because a law asks for it, or to keep the service safe. */
export type Basis = 'contract' | 'law' | 'security';

/**
 * When it goes. `erasure`: at once when the customer is erased. `retention`: the same for drafts; of what was issued,
 * once its retention is over. `account`: with the account or the membership. `pruning`: by itself, after some days.
 */
export type End = 'erasure' | 'retention' | 'account' | 'pruning';

/** What takes the place of a value that is erased. */
export type Replacement =
  'nothing' | 'name' | 'empty' | 'list' | 'object' | 'recipients' | 'reasons' | 'buyer';

/** What else changes in such a row: its version, that it is archived, that a mail does not leave, that a link ends. */
export type Sequel = 'now' | 'next' | 'archived' | 'cancelled';

export interface PersonalTable {
  readonly table: string;
  readonly whose: Subject;
  readonly basis: Basis;
  readonly ends: End;
  /** The columns and the paths within them (RFC 9535) that may name or describe a person. */
  readonly columns: Readonly<Record<string, string>>;
  readonly erasing: Erasing;
}

/** Whose identifiers the key of a table has: the customer's, or those of the mails or the records of the customer. */
export type Owner = 'customer' | 'mails' | 'records';

/**
 * How the data of a customer is erased: by new values, by deleting rows, by a function of the owner of the tables where
 * the service can only add, or by what keeps the table, such as a trigger.
 */
export type Erasing =
  | {
      readonly by: 'values';
      readonly of: Owner;
      readonly key: string;
      readonly values: Readonly<Record<string, Replacement>>;
      readonly sequels: Readonly<Record<string, Sequel>>;
    }
  | { readonly by: 'deletion'; readonly of: Owner; readonly key: string }
  | { readonly by: 'function'; readonly name: 'erase_kept_texts' | 'redact_events' }
  | { readonly by: 'itself' };

const WHOLE = '$';
const VERSIONED = { version: 'next', updated_at: 'now' } as const;
const ITSELF = { by: 'itself' } as const;
const KEPT_TEXTS = { by: 'function', name: 'erase_kept_texts' } as const;

/**
 * Every column that may hold personal data (GDPR, Art. 4): whose, why it is kept, and how it is erased.
 *
 * A test compares it, and the columns of unpersonal-data.ts, with the schema. What erases a customer follows this list.
 */
export const personalData: readonly PersonalTable[] = [
  customerData(
    { table: 'customers', of: 'customer', key: 'id', sequels: { ...VERSIONED, archived_at: 'archived' } },
    {
      name: 'name',
      email: 'nothing',
      phone: 'nothing',
      external_id: 'nothing',
      tax_ids: 'list',
      billing_address: 'nothing',
      shipping_address: 'nothing',
      contacts: 'list',
      trading_name: 'nothing',
      identifiers: 'nothing',
      legal_registration: 'nothing',
      electronic_address: 'nothing',
      buyer_reference: 'nothing',
      buyer_accounting_reference: 'nothing',
      note: 'nothing',
      metadata: 'object',
    },
  ),
  { ...ofCustomer('customers', { name_key: WHOLE }), erasing: ITSELF },
  { ...ofCustomer('customer_terms', { term: WHOLE }), erasing: ITSELF },
  customerData(
    { table: 'messages', of: 'customer', key: 'customer_id', sequels: { ...VERSIONED, status: 'cancelled' } },
    {
      recipients: 'recipients',
      subject: 'empty',
      text: 'empty',
      html: 'empty',
      last_answer: 'nothing',
    },
  ),
  { ...ofCustomer('message_attempts', { text: WHOLE }), erasing: KEPT_TEXTS },
  { ...ofCustomer('message_files', { content: WHOLE }), erasing: KEPT_TEXTS },
  {
    ...ofCustomer('suppressed_addresses', { address: WHOLE }),
    erasing: { by: 'deletion', of: 'mails', key: 'message_id' },
  },
  customerData(
    { table: 'invoice_links', of: 'records', key: 'invoice_id', sequels: { ended_at: 'now' } },
    {},
  ),
  customerData(
    { table: 'invoice_links', of: 'records', key: 'credit_note_id', sequels: { ended_at: 'now' } },
    {},
  ),
  {
    ...ofCustomer('events', { data: '$.object..*, $.previous_attributes..*' }),
    erasing: { by: 'function', name: 'redact_events' },
  },
  ...['invoice_terms', 'credit_note_terms', 'payment_search_terms'].map((table) => ({
    ...ofCustomer(table, { term: WHOLE }),
    erasing: { by: 'deletion', of: 'records', key: 'id' } as const,
  })),
  documentData(
    { table: 'invoices', key: 'id', sequels: VERSIONED },
    {
      customer_name: 'name',
      reference: 'nothing',
      note: 'nothing',
      message: 'nothing',
      metadata: 'object',
      buyer: 'buyer',
      e_invoice: 'nothing',
      attachments: 'nothing',
      discounts: 'reasons',
      charges: 'reasons',
    },
  ),
  documentData(
    { table: 'invoice_items', key: 'invoice_id', sequels: {} },
    {
      description: 'nothing',
      e_invoice: 'nothing',
      discounts: 'reasons',
      charges: 'reasons',
    },
  ),
  {
    ...ofDocument('invoice_attachments', { content: WHOLE }),
    erasing: { by: 'deletion', of: 'records', key: 'invoice_id' },
  },
  documentData(
    { table: 'credit_notes', key: 'id', sequels: VERSIONED },
    {
      customer_name: 'name',
      message: 'nothing',
      note: 'nothing',
      metadata: 'object',
      buyer: 'buyer',
    },
  ),
  { ...ofDocument('credit_note_items', { description: WHOLE }), erasing: KEPT_TEXTS },
  documentData(
    { table: 'payments', key: 'id', sequels: VERSIONED },
    {
      customer_name: 'name',
      reference: 'nothing',
      note: 'nothing',
      metadata: 'object',
      reversal_reason: 'nothing',
    },
  ),
  { ...ofDocument('payment_refunds', { reference: WHOLE, reason: WHOLE }), erasing: KEPT_TEXTS },
  { ...ofDocument('issued_documents', { document: WHOLE }), erasing: KEPT_TEXTS },
  { ...ofDocument('issued_files', { content: WHOLE }), erasing: KEPT_TEXTS },
  pruned({ whose: 'customer', basis: 'contract' }, 'idempotency_keys', ['answer']),
  pruned({ whose: 'customer', basis: 'contract' }, 'webhook_attempts', [
    'response_text',
    'response_headers',
    'error',
  ]),
  ofUser('users', ['email', 'name', 'password_hash']),
  ofUser('sessions', ['created_ip', 'last_ip', 'user_agent']),
  ofUser('invitations', ['email']),
  ofUser('api_keys', ['name', 'allowed_ips']),
  ofUser('api_key_addresses', ['address']),
  ofUser('events', ['origin', 'ip']),
  ofUser('known_sign_in_addresses', ['subject']),
  pruned({ whose: 'visitor', basis: 'security' }, 'refused_sign_ins', ['ip', 'user_agent']),
  pruned({ whose: 'visitor', basis: 'security' }, 'sign_in_failures', ['subject']),
];

type Facts = Omit<PersonalTable, 'erasing'>;

function ofCustomer(table: string, columns: Facts['columns']): Facts {
  return { table, whose: 'customer', basis: 'contract', ends: 'erasure', columns };
}

function ofDocument(table: string, columns: Facts['columns']): Facts {
  return { table, whose: 'customer', basis: 'law', ends: 'retention', columns };
}

type Rows = Pick<Extract<Erasing, { by: 'values' }>, 'of' | 'key' | 'sequels'> & { readonly table: string };
type Values = Readonly<Record<string, Replacement>>;

function customerData({ table, ...rows }: Rows, values: Values): PersonalTable {
  return { ...ofCustomer(table, pathsOf(values)), erasing: { by: 'values', ...rows, values } };
}

function documentData({ table, ...rows }: Omit<Rows, 'of'>, values: Values): PersonalTable {
  return { ...ofDocument(table, pathsOf(values)), erasing: { by: 'values', of: 'records', ...rows, values } };
}

function ofUser(table: string, columns: readonly string[]): PersonalTable {
  return {
    table,
    whose: 'user',
    basis: 'contract',
    ends: 'account',
    columns: whole(columns),
    erasing: ITSELF,
  };
}

function pruned(
  why: Pick<Facts, 'whose' | 'basis'>,
  table: string,
  columns: readonly string[],
): PersonalTable {
  return { table, ...why, ends: 'pruning', columns: whole(columns), erasing: ITSELF };
}

function pathsOf(values: Values): Facts['columns'] {
  return Object.fromEntries(
    Object.entries(values).map(([column, by]) => [column, by === 'reasons' ? '$[*].reason' : WHOLE]),
  );
}

function whole(columns: readonly string[]): Facts['columns'] {
  return Object.fromEntries(columns.map((column) => [column, WHOLE]));
}
