import { owed } from '../../../../kernel/accounts/owed.js';
import type { ReminderStep } from '../../../../kernel/accounts/reminder-step.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { daysBetween } from '../../../../kernel/time/calendar-date.js';
import type { LocaleForms } from '../../documents/index.js';
import type { InvoiceWithItems } from '../../../books/invoices/index.js';
import type { MessageAttachment } from '../domain/message.js';
import type { PlaceholderValues } from '../domain/template.js';
import { invoiceObject, type MessageObject } from './message-object.js';

/** How money is asked for. */
export interface Asking {
  readonly step: ReminderStep;
  /** What is asked for beside it, in minor units. */
  readonly fee: MinorUnits | null;
  /** Credit of the customer that does not cover it. */
  readonly credit: MinorUnits;
  /** The letter that goes along, if one does. */
  readonly files: readonly MessageAttachment[];
}

/** An invoice with the address of its page; there may be none. */
export interface LinkedInvoice {
  readonly invoice: InvoiceWithItems;
  readonly url: string | undefined;
}

/** A late invoice as the object of a reminder. */
export function reminderObject(
  invoice: InvoiceWithItems,
  { step, fee, credit, files }: Asking,
): MessageObject {
  const object = invoiceObject(invoice);
  const late = daysBetween(invoice.due_date, invoice.today);
  return {
    ...object,
    enclosures: [],
    kind: `reminder_${step}`,
    files,
    values: (forms) => ({
      ...object.values(forms),
      'invoice.days_overdue': String(Math.max(late, 0)),
      ...creditOf(invoice, credit, forms),
      ...sumsOf(invoice, { due: owed(invoice, { on: invoice.today }).next.due, fee }, forms),
    }),
  };
}

/** Several late invoices of a customer in one currency as the object of one reminder. */
export function remindersObject(
  [first, ...others]: readonly [LinkedInvoice, ...LinkedInvoice[]],
  { step, fee, credit, files }: Asking,
): MessageObject {
  const all = [first, ...others];
  const { customer_id, currency } = first.invoice;
  const due = sumOf(all.map(({ invoice }) => dueOf(invoice)));
  return {
    kind: `reminders_${step}`,
    target: { type: 'customer', id: customer_id },
    customerId: customer_id,
    invoiceIds: all.flatMap(({ invoice }) => (invoice.imported_from === null ? [invoice.id] : [])),
    files,
    urls: all.flatMap(({ url }) => (url === undefined ? [] : [url])),
    counts: true,
    values: (forms) => ({
      invoices: all.map((one) => lineOf(one, forms)).join('\n'),
      'reminder.amount_due': forms.money(amountText(due, currency), currency),
      ...creditOf({ currency }, credit, forms),
      ...sumsOf({ currency }, { due, fee }, forms),
    }),
    figures: () => remindersFigures(all.map(({ invoice }) => invoice)),
  };
}

/** What is due of each of several invoices, for nobody to read: whether it has moved. */
export function remindersFigures(invoices: readonly InvoiceWithItems[]): PlaceholderValues {
  const each = invoices.map((invoice) => `${invoice.id} ${dueOf(invoice)}`);
  return { each: each.toSorted().join(', ') };
}

function dueOf(invoice: InvoiceWithItems): MinorUnits {
  return owed(invoice, { on: invoice.today }).next.due;
}

/** Number, due date and open amount, and below them the page. */
function lineOf({ invoice, url }: LinkedInvoice, { date, money }: LocaleForms): string {
  const { number, due_date, currency } = invoice;
  const line = [number, date(due_date), money(amountText(dueOf(invoice), currency), currency)].join(' · ');
  return url === undefined ? line : `${line}\n${url}`;
}

function creditOf(
  { currency }: { readonly currency: CurrencyCode },
  credit: MinorUnits,
  { money }: LocaleForms,
): PlaceholderValues {
  return { 'customer.credit': credit > 0n ? money(amountText(credit, currency), currency) : '' };
}

function sumsOf(
  { currency }: { readonly currency: CurrencyCode },
  { due, fee }: { readonly due: MinorUnits; readonly fee: MinorUnits | null },
  { money }: LocaleForms,
): PlaceholderValues {
  const shown = (amount: MinorUnits): string => money(amountText(amount, currency), currency);
  return {
    'reminder.fee': fee === null ? '' : shown(fee),
    'reminder.total': shown(due + (fee ?? 0n)),
  };
}
