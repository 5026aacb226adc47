import { spacedReference } from '../../../../kernel/parties/creditor-reference.js';
import { amountText } from '../../../../kernel/money/amount.js';
import type { CreditNoteWithItems } from '../../../books/credit-notes/index.js';
import type { DocumentTarget, LocaleForms } from '../../documents/index.js';
import type { InvoiceWithItems } from '../../../books/invoices/index.js';
import type { MessageAttachment, MessageKind } from '../domain/message.js';
import type { PlaceholderValues } from '../domain/template.js';

/** A document whose files go along, or a customer. */
type MessageTarget = DocumentTarget | { readonly type: 'customer'; readonly id: string };

/** What a message is about. */
export interface MessageObject {
  readonly kind: MessageKind;
  /** The document, or the customer whose account it is about. */
  readonly target: MessageTarget;
  readonly customerId: string;
  /** The invoices that a reminder of several asks for; files of them go along. */
  readonly invoiceIds?: readonly string[];
  /** Files that were made for the message alone. */
  readonly files?: readonly MessageAttachment[];
  /** Addresses that its text names, and that its HTML form leads to. */
  readonly urls?: readonly string[];
  /** Whether it is a document that counts. */
  readonly counts: boolean;
  /** What texts may name of it. */
  readonly values: (forms: LocaleForms) => PlaceholderValues;
}

/** Stands where a draft has no number yet. */
const NO_NUMBER = '…';

/** An invoice as the object of a message. */
export function invoiceObject(invoice: InvoiceWithItems): MessageObject {
  const { currency } = invoice;
  return {
    kind: 'invoice',
    target: { type: 'invoice', id: invoice.id },
    customerId: invoice.customer_id,
    counts: invoice.status !== 'draft' && invoice.status !== 'void',
    values: ({ date, money }) => ({
      'invoice.number': invoice.number ?? NO_NUMBER,
      'invoice.total': money(amountText(invoice.total, currency), currency),
      'invoice.amount_due': money(amountText(invoice.amount_due, currency), currency),
      'invoice.issue_date': date(invoice.issue_date ?? invoice.today),
      'invoice.due_date': date(invoice.due_date),
      'invoice.payment_reference': spacedReference(invoice.payment_reference ?? invoice.number ?? ''),
    }),
  };
}

/** A credit note as the object of a message. */
export function creditNoteObject(note: CreditNoteWithItems): MessageObject {
  const { currency } = note;
  return {
    kind: 'credit_note',
    target: { type: 'credit_note', id: note.id },
    customerId: note.customer_id,
    counts: note.status === 'issued',
    values: ({ date, money }) => ({
      'credit_note.number': note.number,
      'credit_note.total': money(amountText(note.total, currency), currency),
      'credit_note.issue_date': date(note.issue_date),
      'invoice.number': note.invoice_number,
    }),
  };
}

/** A statement of account, as far as a mail speaks of it; amounts are decimals. */
export interface MailedStatement {
  readonly customerId: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly balance: string;
  /** Null where nothing is overdue. */
  readonly overdue: string | null;
  readonly file: MessageAttachment;
}

/** The account of a customer as the object of a message, with the file that shows it. */
export function statementObject(statement: MailedStatement): MessageObject {
  const { customerId, currency, from, to, balance, overdue, file } = statement;
  return {
    kind: 'statement',
    target: { type: 'customer', id: customerId },
    files: [file],
    customerId,
    counts: true,
    values: ({ date, money }) => ({
      'statement.from': date(from),
      'statement.to': date(to),
      'statement.balance': money(balance, currency),
      'statement.overdue': overdue === null ? '' : money(overdue, currency),
    }),
  };
}
