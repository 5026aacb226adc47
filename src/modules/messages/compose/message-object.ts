import { daysBetween } from '../../../kernel/time/calendar-date.js';
import { spacedReference } from '../../../kernel/parties/creditor-reference.js';
import { amountText } from '../../../kernel/money/amount.js';
import type { CreditNoteWithItems } from '../../credit-notes/index.js';
import type { DocumentTarget, LocaleForms } from '../../documents/index.js';
import type { InvoiceWithItems } from '../../invoices/index.js';
import type { MessageKind } from '../domain/message.js';
import type { PlaceholderValues } from '../domain/template.js';

/** What a message is about. */
export interface MessageObject {
  readonly kind: MessageKind;
  readonly target: DocumentTarget;
  readonly customerId: string;
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

/** A late invoice as the object of a reminder. Takes the step of asking for the money, from 1 on. */
export function reminderObject(invoice: InvoiceWithItems, step: number): MessageObject {
  const object = invoiceObject(invoice);
  const late = daysBetween(invoice.due_date, invoice.today);
  return {
    ...object,
    kind: step === 1 ? 'reminder_1' : step === 2 ? 'reminder_2' : 'reminder_3',
    values: (forms) => ({ ...object.values(forms), 'invoice.days_overdue': String(Math.max(late, 0)) }),
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
