import type { UseKind } from './effects.js';

/**
 * What an operation means for limits:
 *
 * - `reads`: it writes nothing, though it is a POST;
 * - `none`: it moves no money, and its events name whom it is about;
 * - `unnamed`: it moves no money, and its events do not name the customer: no key for certain customers may call it;
 * - `later`: money moves after its answer, so a key whose limits narrow what it writes may not call it;
 * - a list: the amounts that its events may count with.
 */
export type OperationEffect = 'reads' | 'none' | 'unnamed' | 'later' | readonly UseKind[];

const INVOICE = ['invoice'] as const;
const QUOTE = ['quote'] as const;
const BILL = ['bill'] as const;
const SCHEDULE = ['recurring_invoice'] as const;

const SELLING: Readonly<Record<string, OperationEffect>> = {
  'invoices.create': INVOICE,
  'invoices.create_batch': INVOICE,
  'invoices.update': INVOICE,
  'invoices.duplicate': INVOICE,
  'invoices.finalize': INVOICE,
  'invoices.send': INVOICE,
  'invoices.correct': ['credit_note', 'invoice'],
  'invoices.credit': ['credit_note'],
  'invoices.void': ['invoice_void'],
  'invoices.mark_uncollectible': ['write_off'],
  'invoices.record_payment': ['payment', 'waiver'],
  'invoices.patch': INVOICE,
  'invoices.delete': 'none',
  'invoices.extend': 'none',
  'invoices.mark_sent': 'none',
  'invoices.remind': 'none',
  'invoices.finish_reminder_tasks': 'unnamed',
  'invoices.calculate': 'reads',
  'invoices.preflight_details': 'reads',
  'invoices.preview_message': 'reads',
  'credit_notes.mark_refunded': ['credit_refund'],
  'credit_notes.void': ['credit_note_void'],
  'credit_notes.allocate': ['waiver'],
  'credit_notes.patch': 'none',
  'credit_notes.send': 'none',
  'credit_notes.preview_message': 'reads',
  'invoice_templates.create_invoice': INVOICE,
  'invoice_templates.create': 'none',
  'invoice_templates.update': 'none',
  'invoice_templates.delete': 'none',
  'quotes.create': QUOTE,
  'quotes.update': QUOTE,
  'quotes.duplicate': QUOTE,
  'quotes.revise': QUOTE,
  'quotes.issue': QUOTE,
  'quotes.send': QUOTE,
  'quotes.accept': QUOTE,
  'quotes.create_invoice': INVOICE,
  'quotes.cancel': 'none',
  'quotes.decline': 'none',
  'quotes.delete': 'none',
  'quotes.extend': 'none',
  'quotes.calculate': 'reads',
  'quotes.preview_message': 'reads',
  'recurring_invoices.create': SCHEDULE,
  'recurring_invoices.update': SCHEDULE,
  'recurring_invoices.duplicate': SCHEDULE,
  'recurring_invoices.resume': SCHEDULE,
  'recurring_invoices.run_now': INVOICE,
  'recurring_invoices.retry': INVOICE,
  'recurring_invoices.end': 'none',
  'recurring_invoices.pause': 'none',
  'recurring_invoices.skip': 'none',
  'recurring_invoices.delete': 'none',
  'recurring_invoices.preview': 'reads',
};

const MONEY: Readonly<Record<string, OperationEffect>> = {
  'payments.create': ['payment', 'waiver'],
  'payments.allocate': ['waiver'],
  'payments.unallocate': ['waiver'],
  'payments.refund': ['refund'],
  'payments.cancel_refund': ['cancelled_refund'],
  'payments.reverse': ['reversal', 'waiver'],
  'payments.patch': 'none',
  'payments.send': 'none',
  'customers.apply_credit': ['waiver'],
  'bank_accounts.accept_certain': ['payment', 'waiver', 'refund', 'credit_refund', 'bill_payment'],
  'bank_lines.match': ['payment', 'waiver', 'refund', 'credit_refund', 'bill_payment'],
  'bank_lines.unmatch': ['reversal', 'cancelled_refund', 'credit_refund', 'waiver', 'bill_payment_reversal'],
  'bank_lines.hold': 'none',
  'bank_lines.ignore': 'none',
  'bank_lines.reopen': 'none',
  'bank_accounts.create': 'none',
  'bank_accounts.update': 'none',
  'bank_accounts.delete': 'none',
  'bank_statements.import': 'none',
  'bank_statements.delete': 'none',
  'matching_rules.create': 'none',
  'matching_rules.update': 'none',
  'matching_rules.delete': 'none',
  'matching_rules.test': 'reads',
  'bills.create': BILL,
  'bills.update': BILL,
  'bills.open': BILL,
  'bills.approve': BILL,
  'bills.void': ['bill_void'],
  'bills.delete': 'none',
  'bills.dispute': 'none',
  'bills.reject': 'none',
  'bill_payments.create': ['bill_payment'],
  'bill_payments.reverse': ['bill_payment_reversal'],
  'bill_payments.allocate': 'none',
  'bill_payments.unallocate': 'none',
  'payment_runs.create': ['payment_run'],
  'payment_runs.release': ['payment_run'],
  'payment_runs.settle': ['bill_payment'],
  'payment_runs.cancel': 'none',
  'imports.commit': 'later',
  'imports.undo': 'later',
  'imports.create': 'none',
  'imports.patch': 'none',
  'imports.delete': 'none',
};

const AROUND: Readonly<Record<string, OperationEffect>> = {
  'attachments.create': 'unnamed',
  'attachments.delete': 'unnamed',
  'links.create': 'unnamed',
  'links.end': 'unnamed',
  'credit_note_links.create': 'unnamed',
  'quote_links.create': 'unnamed',
  'customers.create': 'none',
  'customers.update': 'none',
  'customers.patch': 'none',
  'customers.delete': 'none',
  'customers.unarchive': 'none',
  'customers.merge': 'none',
  'customers.send_statement': 'none',
  'messages.cancel': 'none',
  'messages.report': 'none',
  'messages.resend': 'none',
  'products.create': 'none',
  'products.update': 'none',
  'products.patch': 'none',
  'products.delete': 'none',
  'products.unarchive': 'none',
  'price_lists.create': 'none',
  'price_lists.update': 'none',
  'price_lists.delete': 'none',
  'price_lists.unarchive': 'none',
  'suppliers.create': 'none',
  'suppliers.update': 'none',
  'suppliers.patch': 'none',
  'suppliers.delete': 'none',
  'suppliers.archive': 'none',
  'suppliers.unarchive': 'none',
  'received_files.create': 'none',
  'received_files.delete': 'none',
  'webhook_deliveries.resend': 'none',
  'webhook_endpoints.create': 'none',
  'webhook_endpoints.update': 'none',
  'webhook_endpoints.delete': 'none',
  'webhook_endpoints.enable': 'none',
  'webhook_endpoints.disable': 'none',
  'webhook_endpoints.replay': 'none',
  'webhook_endpoints.rotate_secret': 'none',
  'webhook_endpoints.test': 'none',
  'auth.logout': 'reads',
  'dry_runs.create': 'reads',
};

/**
 * Every operation that a key can call and that is no GET. One that is missing here fails
 * `test/contract/limited-operations.spec.ts`, and keys with limits may not call it.
 */
export const effectsOfOperations: Readonly<Record<string, OperationEffect>> = {
  ...SELLING,
  ...MONEY,
  ...AROUND,
};

/** The operations that limits can name: those that write. */
export const limitableOperations: readonly string[] = Object.entries(effectsOfOperations).flatMap(
  ([id, effect]) => (effect === 'reads' ? [] : [id]),
);
