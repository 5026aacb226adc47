import type { StatementEntryKind } from '../../../kernel/accounts/statement.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { knownAtOf } from '../../books/receivables/index.js';
import { payments } from '../../books/payments/payments.resource.js';
import type { CustomerStatement, OpenInvoice, StatementEntry } from './domain/statement.js';
import type { StatementDto, StatementEntryDto, StatementInvoiceDto } from './dto/statement.dto.js';

const PREFIXES: Readonly<Record<StatementEntryKind, string>> = {
  invoice: invoices.idPrefix,
  invoice_voided: invoices.idPrefix,
  invoice_written_off: invoices.idPrefix,
  write_off_ended: invoices.idPrefix,
  credit_note: creditNotes.idPrefix,
  credit_note_refunded: creditNotes.idPrefix,
  credit_note_voided: creditNotes.idPrefix,
  payment: payments.idPrefix,
  payment_reversed: payments.idPrefix,
  payment_restored: payments.idPrefix,
  refund: payments.idPrefix,
  refund_cancelled: payments.idPrefix,
  discount: invoices.idPrefix,
  discount_ended: invoices.idPrefix,
  deduction: invoices.idPrefix,
  deduction_ended: invoices.idPrefix,
};

/** A statement of account in the form of the API. */
export function toStatementDto({ customer, statement }: CustomerStatement): StatementDto {
  const number = (amount: MinorUnits): number => amountNumber(amount, statement.currency);
  const { currency, from, to, standpoint, entries, open_invoices } = statement;
  return {
    customer_id: toTypeId(customers.idPrefix, customer.id),
    customer_name: customer.name,
    currency,
    from,
    to,
    as_of: to,
    ...knownAtOf(standpoint),
    time_zone: standpoint.timeZone,
    opening_balance: number(statement.opening_balance),
    debit_total: number(statement.debit_total),
    credit_total: number(-statement.credit_total),
    closing_balance: number(statement.closing_balance),
    entries: entries.map((entry) => toEntryDto(entry, number)),
    open_invoices: open_invoices.map((invoice) => toInvoiceDto(invoice, number)),
    aging: statement.aging.map((bucket) => ({ ...bucket, amount: number(bucket.amount) })),
    unapplied_credit: number(statement.unapplied_credit),
  };
}

type InNumbers = (amount: MinorUnits) => number;

function toEntryDto(
  { object_id, amount, balance, ...entry }: StatementEntry,
  number: InNumbers,
): StatementEntryDto {
  const id = toTypeId(PREFIXES[entry.type], object_id);
  return { ...entry, object_id: id, amount: number(amount), balance: number(balance) };
}

function toInvoiceDto(
  { id, total, amount_due, ...invoice }: OpenInvoice,
  number: InNumbers,
): StatementInvoiceDto {
  const invoice_id = toTypeId(invoices.idPrefix, id);
  return { invoice_id, ...invoice, total: number(total), amount_due: number(amount_due) };
}
