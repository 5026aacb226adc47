import {
  byCreation,
  instant,
  range,
  reference,
  state,
  type ListDefinition,
} from '../../../platform/lists.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { payments } from '../../books/payments/payments.resource.js';
import { quotes } from '../../selling/quotes/quotes.resource.js';
import type { MessageKind, MessageStatus } from './domain/message.js';
import type { MessageSummary } from './entities/message.entity.js';

const STATES: Readonly<Record<MessageStatus, string>> = {
  queued: `status = 'queued'`,
  sending: `status = 'sending'`,
  sent: `status = 'sent'`,
  logged: `status = 'logged'`,
  failed: `status = 'failed'`,
  unconfirmed: `status = 'unconfirmed'`,
  cancelled: `status = 'cancelled'`,
  bounced: `status = 'bounced'`,
  complained: `status = 'complained'`,
};

const KINDS: Readonly<Record<MessageKind, string>> = {
  invoice: `kind = 'invoice'`,
  credit_note: `kind = 'credit_note'`,
  quote: `kind = 'quote'`,
  reminder_1: `kind = 'reminder_1'`,
  reminder_2: `kind = 'reminder_2'`,
  reminder_3: `kind = 'reminder_3'`,
  reminders_1: `kind = 'reminders_1'`,
  reminders_2: `kind = 'reminders_2'`,
  reminders_3: `kind = 'reminders_3'`,
  statement: `kind = 'statement'`,
  receipt: `kind = 'receipt'`,
};

/** All that a list shows of a message: not its HTML form, which is long. */
const COLUMNS: Readonly<Record<keyof MessageSummary, true>> = {
  organization_id: true,
  id: true,
  version: true,
  kind: true,
  status: true,
  object_id: true,
  customer_id: true,
  invoices: true,
  language: true,
  sender: true,
  recipients: true,
  subject: true,
  text: true,
  attachments: true,
  unique_key: true,
  cancel_reason: true,
  attempts: true,
  last_answer: true,
  resends_id: true,
  resent_as_id: true,
  send_at: true,
  sent_at: true,
  created_at: true,
  updated_at: true,
};

/** The outbox: what it can be filtered by. */
export const messageList: ListDefinition<MessageSummary> = {
  name: 'messages',
  table: 'messages',
  columns: Object.keys(COLUMNS).join(', '),
  sorts: byCreation,
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    state(KINDS, { name: 'kind', description: 'Only those about this kind of thing.' }),
    reference('object_id', invoices, {
      name: 'invoice_id',
      description:
        'Only those about this invoice alone. The reminders of an invoice name the mails that ask for several.',
    }),
    reference('object_id', creditNotes, {
      name: 'credit_note_id',
      description: 'Only those about this credit note.',
    }),
    reference('object_id', quotes, { name: 'quote_id', description: 'Only those about this quote.' }),
    reference('object_id', payments, {
      name: 'payment_id',
      description: 'Only those with the receipt of this payment.',
    }),
    reference('customer_id', customers, { name: 'customer_id', description: 'Only those to this customer.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those made then.' }),
  ],
};
