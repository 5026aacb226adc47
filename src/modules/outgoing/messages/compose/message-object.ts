import { owed } from '../../../../kernel/accounts/owed.js';
import { spacedReference } from '../../../../kernel/parties/creditor-reference.js';
import { amountText } from '../../../../kernel/money/amount.js';
import type { CreditNoteWithItems } from '../../../books/credit-notes/index.js';
import type { DocumentTarget, LocaleForms } from '../../documents/index.js';
import type { InvoiceWithItems } from '../../../books/invoices/index.js';
import type { Enclosable } from '../domain/enclosures.js';
import { owedTexts } from '../domain/owed-texts.js';
import type { MessageAttachment, MessageKind, MessageLanguage } from '../domain/message.js';
import type { PlaceholderValues } from '../domain/template.js';

/** A document whose files go along, a quote, a payment, or a customer. */
type MessageTarget =
  DocumentTarget | { readonly type: 'quote' | 'payment' | 'customer'; readonly id: string };

/** What a message is about. */
export interface MessageObject {
  readonly kind: MessageKind;
  /** The document, the quote, the payment, or the customer whose account it is about. */
  readonly target: MessageTarget;
  readonly customerId: string;
  /** The invoices that a reminder of several asks for; files of them go along. */
  readonly invoiceIds?: readonly string[];
  /** Files that its issuer has attached to the document. */
  readonly enclosures?: readonly Enclosable[];
  /** Files that were made for the message alone. */
  readonly files?: readonly MessageAttachment[];
  /** Addresses that its text names, and that its HTML form leads to. */
  readonly urls?: readonly string[];
  /** Whether it was issued elsewhere, so that there is neither a file nor a page of it. */
  readonly isImported?: boolean;
  /** Whether it is a document that counts. */
  readonly counts: boolean;
  /** What texts may name of it. */
  readonly values: (forms: LocaleForms) => PlaceholderValues;
  /** What they may say of what may move until a message leaves, such as money that is to be paid. */
  readonly figures?: (forms: LocaleForms, language: MessageLanguage) => PlaceholderValues;
}

/** Stands where a draft has no number yet. */
export const NO_NUMBER = '…';

/** An invoice as the object of a message. */
export function invoiceObject(invoice: InvoiceWithItems): MessageObject {
  const { currency } = invoice;
  return {
    kind: 'invoice',
    target: { type: 'invoice', id: invoice.id },
    customerId: invoice.customer_id,
    enclosures: invoice.attachments ?? [],
    isImported: invoice.imported_from !== null,
    counts: invoice.status !== 'draft' && invoice.status !== 'void',
    values: ({ date, money }) => ({
      'invoice.number': invoice.number ?? NO_NUMBER,
      'invoice.total': money(amountText(invoice.total, currency), currency),
      'invoice.issue_date': date(invoice.issue_date ?? invoice.today),
      'invoice.payment_reference': spacedReference(invoice.payment_reference ?? invoice.number ?? ''),
    }),
    figures: (forms, language) => invoiceFigures(invoice, forms, language),
  };
}

/** What is to be paid of an invoice; of one that nothing is asked for, neither amount nor day. */
function invoiceFigures(
  invoice: InvoiceWithItems,
  { date, money }: LocaleForms,
  language: MessageLanguage,
): PlaceholderValues {
  const { currency, today } = invoice;
  const { due, next, instalments, discounts, state } = owed(invoice, { on: today });
  const texts = owedTexts[language];
  const asks = due > 0n;
  const shown = (amount: bigint): string => money(amountText(amount, currency), currency);
  return {
    'invoice.amount_due': asks ? shown(next.due) : '',
    'invoice.due_date': asks ? date(next.by) : '',
    'invoice.instalments': instalments
      .filter((one) => one.due > 0n && one.state !== 'overdue' && one.due_date > next.by)
      .map((one) => texts.then(shown(one.due), date(one.due_date)))
      .join('\n'),
    'invoice.early_payment': discounts
      .map(({ until, pays, amount }) => texts.early(date(until), { pays: shown(pays), saves: shown(amount) }))
      .join('\n'),
    'invoice.nothing_due': state === 'settled' || state === 'nothing' ? texts.nothing : '',
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
