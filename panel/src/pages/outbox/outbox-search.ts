import { day, idWith, listSearch, oneOf } from '../../lists/list-search';

/** Every state of a message. */
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

/** The search parameters of the outbox. */
export const outboxSearch = listSearch(['created_at'], {
  status: oneOf(messageStatuses),
  kind: oneOf(messageKinds),
  customer_id: idWith('cus'),
  invoice_id: idWith('inv'),
  credit_note_id: idWith('crn'),
  quote_id: idWith('quo'),
  payment_id: idWith('pay'),
  created_from: day,
  created_to: day,
});

export type OutboxSearch = ReturnType<typeof outboxSearch>;
