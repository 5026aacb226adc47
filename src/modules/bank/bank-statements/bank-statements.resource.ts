import type { Fates, Resource } from '../../../platform/index.js';
import { BankLineEntity } from './entities/bank-line.entity.js';
import { BankStatementEntity } from './entities/bank-statement.entity.js';

/** What becomes of each column. */
export const bankStatementFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  bank_account_id: { is: 'told', personal: false },
  kind: { is: 'told', personal: false },
  file_sha256: { is: 'told', personal: false },
  position: { is: 'told' },
  statement_id: { is: 'told', personal: false },
  sequence: { is: 'told', personal: false },
  from_on: { is: 'told', personal: false },
  to_on: { is: 'told', personal: false },
  opening_on: { is: 'told', personal: false },
  opening_balance: { is: 'told' },
  closing_on: { is: 'told', personal: false },
  closing_balance: { is: 'told' },
  is_closing_final: { is: 'told' },
  is_balanced: { is: 'told' },
  is_reversal_turned: { is: 'told' },
  new_lines: { is: 'told' },
  known_lines: { is: 'told' },
  filled_lines: { is: 'told' },
  left_out: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<BankStatementEntity>;

/** Statements that were imported. Their scopes are those of bank accounts. */
export const bankStatements = {
  name: 'bank-statements',
  noun: 'bank statement',
  idPrefix: 'bst',
  events: ['imported', 'deleted'],
  tags: [{ name: 'Bank statements', description: 'Statements that were imported, and their lines.' }],
  entities: [BankStatementEntity],
} as const satisfies Resource;

/** What becomes of each column of a line. */
export const bankLineFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  bank_account_id: { is: 'told', personal: false },
  bank_statement_id: { is: 'told', personal: false },
  also_in: { is: 'internal', personal: false },
  position: { is: 'told' },
  booked_on: { is: 'told', personal: false },
  valued_on: { is: 'told', personal: false },
  amount: { is: 'told' },
  currency: { is: 'told', personal: false },
  counterparty_name: { is: 'told', personal: true },
  counterparty_iban: { is: 'told', personal: true },
  counterparty_bic: { is: 'told', personal: true },
  text: { is: 'told', personal: true },
  end_to_end_id: { is: 'told', personal: true },
  mandate_id: { is: 'told', personal: true },
  creditor_id: { is: 'told', personal: true },
  structured_reference: { is: 'told', personal: true },
  return_reason: { is: 'told', personal: false },
  original_amount: { is: 'told', personal: false },
  original_currency: { is: 'told', personal: false },
  bank_reference: { is: 'told', personal: false },
  batch_reference: { is: 'told', personal: false },
  bank_code: { is: 'told', personal: false },
  transaction_code: { is: 'told', personal: false },
  charges: { is: 'told' },
  details: { is: 'spread', personal: true },
  matched_amount: { is: 'told' },
  state: { is: 'told', personal: false },
  hold_until: { is: 'told', personal: false },
  note: { is: 'told', personal: true },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<BankLineEntity>;

/**
 * Booked entries of bank accounts. Their scopes are those of bank accounts. Events tell no name and no text of a line,
 * because whose they are is not known before somebody says it.
 */
export const bankLines = {
  name: 'bank-lines',
  noun: 'bank line',
  idPrefix: 'bln',
  partEvents: {
    held: 'BankLineState',
    ignored: 'BankLineState',
    reopened: 'BankLineState',
    matched: 'BankLineState',
    unmatched: 'BankLineState',
  },
  tags: [],
  entities: [BankLineEntity],
} as const satisfies Resource;
