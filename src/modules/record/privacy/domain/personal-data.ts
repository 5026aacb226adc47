import { reasonsOfRules, wordsOfBankLines, wordsOfRules } from './bank-line-words.js';
import { wordsOfBillPayments, wordsOfBills, wordsOfSuppliers, wordsOfTransfers } from './supplier-words.js';
import {
  ITSELF,
  WHOLE,
  accountData,
  accountRows,
  customerData,
  documentData,
  ofCustomer,
  ofDocument,
  ofUser,
  pruned,
  type PersonalTable,
} from './personal-table.js';

const VERSIONED = { version: 'next', updated_at: 'now' } as const;
const ENDED = { ...VERSIONED, status: 'ended', next_on: 'unplanned' } as const;
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
  customerData({ table: 'invoice_links', of: 'records', key: 'quote_id', sequels: { ended_at: 'now' } }, {}),
  {
    ...ofCustomer('events', { data: '$.object..*, $.previous_attributes..*' }),
    erasing: { by: 'function', name: 'redact_events' },
  },
  ...['invoice_terms', 'credit_note_terms', 'payment_search_terms', 'quote_terms'].map((table) => ({
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
      extensions: 'reasons',
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
  {
    ...ofCustomer('credit_note_items', { description: WHOLE, item_description: WHOLE, note: WHOLE }),
    erasing: KEPT_TEXTS,
  },
  customerData(
    { table: 'quotes', of: 'records', key: 'id', sequels: { ...VERSIONED, status: 'withdrawn' } },
    {
      customer_name: 'name',
      content: 'nothing',
      items: 'list',
      discounts: 'reasons',
      charges: 'reasons',
      reference: 'nothing',
      note: 'nothing',
      message: 'nothing',
      terms: 'nothing',
      metadata: 'object',
      buyer: 'buyer',
      acceptance: 'acceptance',
      decline_reason: 'nothing',
    },
  ),
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
  // It belongs to no customer until somebody says whose it is, and goes with its statement.
  { ...ofDocument('bank_lines', wordsOfBankLines), whose: 'payer', erasing: ITSELF },
  { ...ofDocument('bank_matches', { reason: WHOLE }), whose: 'payer', erasing: ITSELF },
  // A rule by which a customer pays goes with the customer; others name whoever a bank names, and are deleted by hand.
  {
    ...ofCustomer('matching_rules', wordsOfRules),
    erasing: { by: 'deletion', of: 'customer', key: 'customer_id' },
  },
  { ...ofDocument('matching_rules', reasonsOfRules), whose: 'payer', erasing: ITSELF },
  // They are of whoever sent them, and go when nothing in the books refers to them.
  { ...ofDocument('received_files', { filename: WHOLE }), whose: 'supplier', erasing: ITSELF },
  { ...ofDocument('received_file_contents', { content: WHOLE }), whose: 'supplier', erasing: ITSELF },
  { ...ofDocument('bills', wordsOfBills), whose: 'supplier', erasing: ITSELF },
  { ...ofDocument('bill_payments', wordsOfBillPayments), whose: 'supplier', erasing: ITSELF },
  { ...ofDocument('payment_runs', { file: WHOLE }), whose: 'supplier', erasing: ITSELF },
  { ...ofDocument('payment_run_items', wordsOfTransfers), whose: 'supplier', erasing: ITSELF },
  // Deleting a supplier erases it.
  { ...ofDocument('suppliers', wordsOfSuppliers), whose: 'supplier', erasing: ITSELF },
  { ...ofDocument('supplier_terms', { term: WHOLE }), whose: 'supplier', erasing: ITSELF },
  pruned({ whose: 'customer', basis: 'contract' }, 'idempotency_keys', ['answer']),
  // Besides, each erasure ends all exports that were made before.
  pruned({ whose: 'customer', basis: 'contract' }, 'data_export_parts', ['content']),
  // Besides, each erasure forgets those that name the customer.
  pruned({ whose: 'customer', basis: 'contract' }, 'approvals', [
    ...['request', 'dry_run', 'dry_run_now', 'rejection_reason'],
  ]),
  // Besides, each erasure ends all imports that are not in the books yet.
  pruned({ whose: 'customer', basis: 'contract' }, 'import_contents', [
    ...['content', 'mapping', 'given', 'columns', 'findings'],
  ]),
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
