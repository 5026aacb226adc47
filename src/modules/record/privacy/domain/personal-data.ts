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
  | 'nothing'
  | 'name'
  | 'name_key'
  | 'empty'
  | 'list'
  | 'object'
  | 'recipients'
  | 'reasons'
  | 'buyer'
  | 'former'
  | 'former_address'
  | 'former_key';

/** What else changes in such a row: its version, its archiving, that a mail does not leave, that something ends. */
export type Sequel = 'now' | 'next' | 'archived' | 'cancelled' | 'revoked' | 'ended' | 'unplanned';

export interface PersonalTable {
  readonly table: string;
  readonly whose: Subject;
  readonly basis: Basis;
  readonly ends: End;
  /** The columns and the paths within them (RFC 9535) that may name or describe a person. */
  readonly columns: Readonly<Record<string, string>>;
  readonly erasing: Erasing;
}

/** Whose identifiers the key of a table has: the customer's, those of its mails or records, or a member's keys. */
export type Owner = 'customer' | 'mails' | 'records' | 'keys';

/** What finds the rows of a user everywhere: the id, the address, or the name that sign-ins are kept under. */
export type UserKey = 'id' | 'address' | 'account';

/**
 * How data is erased: by new values, by deleting rows, by either of them for the account of a user, by a function of
 * the owner of the tables where the service can only add, or by what keeps the table, such as a trigger.
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
  | {
      readonly by: 'account';
      readonly of: UserKey;
      readonly key: string;
      /** Rows without new values are deleted. */
      readonly values?: Readonly<Record<string, Replacement>>;
      readonly sequels?: Readonly<Record<string, Sequel>>;
    }
  | {
      readonly by: 'function';
      readonly name: 'erase_kept_texts' | 'redact_events' | 'redact_events_and_origins';
    }
  | { readonly by: 'itself' };

const WHOLE = '$';
const VERSIONED = { version: 'next', updated_at: 'now' } as const;
const ENDED = { ...VERSIONED, status: 'ended', next_on: 'unplanned' } as const;
const ITSELF = { by: 'itself' } as const;
const KEPT_TEXTS = { by: 'function', name: 'erase_kept_texts' } as const;

/**
 * Every column that may hold personal data (GDPR, Art. 4): whose, why it is kept, and how it is erased.
 *
 * A test compares it, and the columns of unpersonal-data.ts, with the schema. What erases a customer follows this list.
 */
export const personalData: readonly PersonalTable[] = [
  customerData(
    {
      table: 'customers',
      of: 'customer',
      key: 'id',
      sequels: { ...VERSIONED, archived_at: 'archived', erased_at: 'now' },
    },
    {
      name: 'name',
      name_key: 'name_key',
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
  {
    ...ofCustomer('customer_terms', { term: WHOLE }),
    erasing: { by: 'deletion', of: 'customer', key: 'id' },
  },
  customerData(
    { table: 'messages', of: 'customer', key: 'customer_id', sequels: { ...VERSIONED, status: 'cancelled' } },
    {
      recipients: 'recipients',
      subject: 'empty',
      text: 'empty',
      html: 'empty',
      parts: 'nothing',
      last_answer: 'nothing',
    },
  ),
  customerData(
    { table: 'recurring_invoices', of: 'customer', key: 'customer_id', sequels: ENDED },
    { name: 'name', content: 'nothing' },
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
  customerData(
    { table: 'invoices', of: 'records', key: 'id', sequels: VERSIONED },
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
  customerData(
    { table: 'invoice_items', of: 'records', key: 'invoice_id', sequels: {} },
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
  customerData(
    { table: 'credit_notes', of: 'records', key: 'id', sequels: VERSIONED },
    {
      customer_name: 'name',
      message: 'nothing',
      note: 'nothing',
      metadata: 'object',
      buyer: 'buyer',
    },
  ),
  { ...ofCustomer('credit_note_items', { description: WHOLE }), erasing: KEPT_TEXTS },
  customerData(
    { table: 'payments', of: 'records', key: 'id', sequels: VERSIONED },
    { customer_name: 'name', note: 'nothing', metadata: 'object' },
  ),
  // There is no original of a payment that would have them.
  documentData(
    { table: 'payments', key: 'id', sequels: VERSIONED },
    { reference: 'nothing', reversal_reason: 'nothing' },
  ),
  { ...ofDocument('payment_refunds', { reference: WHOLE, reason: WHOLE }), erasing: KEPT_TEXTS },
  documentData(
    { table: 'credit_note_refunds', key: 'credit_note_id', sequels: {} },
    { reference: 'nothing' },
  ),
  { ...ofDocument('issued_documents', { document: WHOLE }), erasing: KEPT_TEXTS },
  { ...ofDocument('issued_files', { content: WHOLE }), erasing: KEPT_TEXTS },
  pruned({ whose: 'customer', basis: 'contract' }, 'idempotency_keys', ['answer']),
  pruned({ whose: 'customer', basis: 'contract' }, 'webhook_attempts', [
    'response_text',
    'response_headers',
    'error',
  ]),
  accountData(
    { table: 'users', of: 'id', key: 'id', sequels: { erased_at: 'now', updated_at: 'now' } },
    { email: 'former_address', name: 'former', password_hash: 'empty' },
  ),
  // They end with the membership.
  { ...ofUser('sessions', ['created_ip', 'last_ip', 'user_agent']), erasing: ITSELF },
  accountRows({ table: 'email_changes', of: 'id', key: 'user_id' }, ['email']),
  accountData(
    { table: 'invitations', of: 'address', key: 'email', sequels: { revoked_at: 'revoked' } },
    { email: 'former_address' },
  ),
  {
    ...ofUser('api_keys', ['name', 'allowed_ips']),
    erasing: {
      by: 'values',
      of: 'keys',
      key: 'id',
      values: { name: 'former_key', allowed_ips: 'object' },
      sequels: {},
    },
  },
  {
    ...ofUser('api_key_addresses', ['address']),
    erasing: { by: 'deletion', of: 'keys', key: 'api_key_id' },
  },
  {
    ...ofUser('events', ['origin', 'ip']),
    erasing: { by: 'function', name: 'redact_events_and_origins' },
  },
  accountRows({ table: 'known_sign_in_addresses', of: 'account', key: 'account' }, ['subject', 'account']),
  accountRows({ table: 'refused_sign_ins', of: 'id', key: 'user_id' }, ['ip', 'user_agent']),
  accountRows({ table: 'sign_in_failures', of: 'account', key: 'account' }, ['subject', 'account']),
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

function ofUser(table: string, columns: readonly string[]): Facts {
  return { table, whose: 'user', basis: 'contract', ends: 'account', columns: whole(columns) };
}

type AccountRows = Pick<Extract<Erasing, { by: 'account' }>, 'of' | 'key'> & { readonly table: string };

function accountRows({ table, ...rows }: AccountRows, columns: readonly string[]): PersonalTable {
  return { ...ofUser(table, columns), erasing: { by: 'account', ...rows } };
}

function accountData({ table, ...rows }: AccountRows & Pick<Rows, 'sequels'>, values: Values): PersonalTable {
  return { ...ofUser(table, Object.keys(values)), erasing: { by: 'account', ...rows, values } };
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
