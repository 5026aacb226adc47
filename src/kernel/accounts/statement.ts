/** What moves the account of a customer. What takes something back stands behind it. */
export const statementEntryKinds = [
  'invoice',
  'invoice_voided',
  'invoice_written_off',
  'write_off_ended',
  'credit_note',
  'credit_note_refunded',
  'credit_note_voided',
  'payment',
  'payment_reversed',
  'payment_restored',
  'refund',
  'refund_cancelled',
  'discount',
  'discount_ended',
  'deduction',
  'deduction_ended',
] as const;

export type StatementEntryKind = (typeof statementEntryKinds)[number];

/** The languages that statements of account are printed in. */
export const statementLanguages = ['en', 'de', 'fr'] as const;
