/** What a message is about. */
export const messageKinds = [
  'invoice',
  'credit_note',
  'quote',
  'reminder_1',
  'reminder_2',
  'reminder_3',
  'reminders_1',
  'reminders_2',
  'reminders_3',
  'statement',
  'receipt',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** What a message of a kind is about: a document, a payment, or a customer, as where it asks for several invoices. */
export const subjectOf = {
  invoice: 'invoice',
  credit_note: 'credit_note',
  quote: 'quote',
  reminder_1: 'invoice',
  reminder_2: 'invoice',
  reminder_3: 'invoice',
  reminders_1: 'customer',
  reminders_2: 'customer',
  reminders_3: 'customer',
  statement: 'customer',
  receipt: 'payment',
} as const satisfies Record<MessageKind, 'invoice' | 'credit_note' | 'quote' | 'customer' | 'payment'>;

/** Whether a message asks for money that is late. */
export function isReminder(kind: MessageKind): boolean {
  return kind.startsWith('reminder');
}

/** Whether it asks for that of several invoices at once. */
export function isOfSeveral(kind: MessageKind): boolean {
  return kind.startsWith('reminders_');
}

export const messageStatuses = [
  'queued',
  'sending',
  'sent',
  'logged',
  'failed',
  'unconfirmed',
  'cancelled',
  'bounced',
  'complained',
] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** Languages that messages are written in. */
export const messageLanguages = ['en', 'de', 'fr'] as const;

export type MessageLanguage = (typeof messageLanguages)[number];

/** A recipient or a sender: the name is shown. */
export interface Recipient {
  readonly name?: string;
  readonly address: string;
}

/** Whom a message goes to, as its headers say, and whom the headers do not name. */
export interface Recipients {
  readonly to: readonly Recipient[];
  readonly cc: readonly Recipient[];
  readonly bcc: readonly Recipient[];
}

/** A file of the document that a message is about. Digest and size are known once the file is made. */
export interface MessageAttachment {
  /** The invoice that it is of, where the message is about several. */
  readonly invoice_id?: string;
  /** What was attached to the invoice, of an enclosure. */
  readonly attachment_id?: string;
  readonly format: string;
  readonly filename: string;
  readonly media_type: string;
  readonly sha256: string | null;
  readonly bytes: number | null;
}

/** The last word of a mail server. */
export interface LastAnswer {
  readonly outcome: string;
  readonly smtp_code: number | null;
  readonly enhanced_code: string | null;
  readonly text: string;
}

/** A mail of one transaction must reach a person; more recipients are a mailing list. */
export const RECIPIENTS_MAX = 20;
export const SUBJECT_MAX = 200;
export const TEXT_MAX = 10_000;
/** Of a mail about several invoices: with more, readers find nothing, and the list in the mail has a link to each. */
export const ATTACHMENTS_MAX = 10;
/** Mail servers commonly refuse what is larger, after encoding. */
export const ATTACHMENT_BYTES_MAX = 10_000_000;
/** Protects the reputation of the sender if a program runs wild. */
export const MESSAGES_PER_HOUR_MAX = 500;
