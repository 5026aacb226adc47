import type { MessageKind } from './message.js';

/** What a message of a kind may name. The list is closed, so that a typing error is found when a text is saved. */
const common = ['customer.name', 'contact.name', 'organization.name', 'signature'] as const;

const invoice = [
  ...common,
  'invoice.number',
  'invoice.total',
  'invoice.amount_due',
  'invoice.issue_date',
  'invoice.due_date',
  'invoice.instalments',
  'invoice.early_payment',
  'invoice.nothing_due',
  'invoice.payment_reference',
  'link',
] as const;

const reminder = [
  ...invoice,
  'invoice.days_overdue',
  'customer.credit',
  'reminder.fee',
  'reminder.total',
] as const;

/** Of several invoices, none of which can be named alone. */
const reminders = [
  ...common,
  'invoices',
  'customer.credit',
  'reminder.amount_due',
  'reminder.fee',
  'reminder.total',
] as const;

export const placeholdersOf = {
  invoice,
  reminder_1: reminder,
  reminder_2: reminder,
  reminder_3: reminder,
  reminders_1: reminders,
  reminders_2: reminders,
  reminders_3: reminders,
  credit_note: [
    ...common,
    'credit_note.number',
    'credit_note.total',
    'credit_note.issue_date',
    'invoice.number',
    'link',
  ],
  quote: [...common, 'quote.number', 'quote.total', 'quote.issue_date', 'quote.valid_until', 'link'],
  receipt: [
    ...common,
    'payment.amount',
    'payment.received_on',
    'payment.invoices',
    'payment.open',
    'payment.credit',
  ],
  statement: [...common, 'statement.from', 'statement.to', 'statement.balance', 'statement.overdue'],
} as const satisfies Record<MessageKind, readonly string[]>;

export type Placeholder = (typeof placeholdersOf)[MessageKind][number];

/** The values of placeholders by their name; one without a value is empty. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** A subject and a text with placeholders such as `{{invoice.number}}`. */
export interface Template {
  readonly subject: string;
  readonly text: string;
}

const PLACEHOLDER = /\{\{\s*([a-z_.]+)\s*\}\}/g;

/** The placeholders of a text that its kind does not know, each once. What only looks like one counts as well. */
export function unknownPlaceholders(kind: MessageKind, text: string): string[] {
  const known: readonly string[] = placeholdersOf[kind];
  const found = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(found.filter((name) => !known.includes(name)))];
}

/**
 * The text with the values in place of the placeholders.
 *
 * A value is never read as a template, and a line with a placeholder that has no value is left out.
 */
export function filledIn(text: string, values: PlaceholderValues): string {
  const lines = text.split('\n').flatMap((line) => {
    const names = [...line.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    if (names.some((name) => (values[name] ?? '') === '')) return [];
    return [line.replace(PLACEHOLDER, (_all, name: string) => values[name] ?? '').trimEnd()];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a subject, which is one line. */
export function filledInLine(text: string, values: PlaceholderValues): string {
  return filledIn(text, values).replace(/\s+/g, ' ');
}
