import { WHOLE } from './personal-table.js';

/** The columns of a supplier that may name or describe a person. */
export const wordsOfSuppliers: Readonly<Record<string, string>> = {
  name: WHOLE,
  name_key: WHOLE,
  trading_name: WHOLE,
  email: WHOLE,
  phone: WHOLE,
  external_id: WHOLE,
  tax_ids: WHOLE,
  legal_registration: WHOLE,
  electronic_address: WHOLE,
  address: WHOLE,
  bank_accounts: WHOLE,
  note: WHOLE,
  metadata: WHOLE,
};

/** The columns of a payment to a supplier that may name or describe a person. */
export const wordsOfBillPayments: Readonly<Record<string, string>> = {
  reference: WHOLE,
  note: WHOLE,
  metadata: WHOLE,
  reversal_reason: WHOLE,
};

/** The columns of a transfer to a supplier that may name or describe a person. */
export const wordsOfTransfers: Readonly<Record<string, string>> = {
  creditor_name: WHOLE,
  iban: WHOLE,
  remittance: WHOLE,
};

/** The columns of a bill that may name or describe a person. */
export const wordsOfBills: Readonly<Record<string, string>> = {
  lines: WHOLE,
  seller: WHOLE,
  buyer: WHOLE,
  payment: WHOLE,
  order_reference: WHOLE,
  reason: WHOLE,
  note: WHOLE,
  metadata: WHOLE,
};
