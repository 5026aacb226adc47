import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

export const quoteStatuses = [
  'draft',
  'open',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'cancelled',
  'invoiced',
] as const;

/** All are stored but for `invoiced`, which follows from the invoices of an accepted quote. */
export type QuoteStatus = (typeof quoteStatuses)[number];

/** How a customer has answered. */
export const answerChannels = ['email', 'phone', 'paper', 'in_person', 'other'] as const;

export type AnswerChannel = (typeof answerChannels)[number];

/** How it was accepted: as somebody here was told, or by its customer on the page behind a link. */
export const acceptanceChannels = [...answerChannels, 'page'] as const;

export type AcceptanceChannel = (typeof acceptanceChannels)[number];

export const quoteActions = [
  'update',
  'delete',
  'issue',
  'send',
  'revise',
  'accept',
  'decline',
  'extend',
  'cancel',
  'create_invoice',
] as const;

export type QuoteAction = (typeof quoteActions)[number];

const possible = {
  draft: ['update', 'delete', 'issue'],
  open: ['send', 'revise', 'accept', 'decline', 'extend', 'cancel'],
  accepted: ['create_invoice'],
  declined: ['revise'],
  expired: ['revise', 'extend', 'cancel'],
  superseded: [],
  cancelled: [],
  invoiced: [],
} as const satisfies Record<QuoteStatus, readonly QuoteAction[]>;

/** What may be done now, in the order of `quoteActions`. */
export function availableQuoteActions(status: QuoteStatus): QuoteAction[] {
  const now: readonly QuoteAction[] = possible[status];
  return quoteActions.filter((action) => now.includes(action));
}

/** Days that a quote is valid if nobody says how long. */
export const DAYS_VALID = 30;

/** The state on a day: an open quote has expired once its last day is over, whether or not that was written down. */
export function statusOn(
  { status, valid_until }: { readonly status: QuoteStatus; readonly valid_until: CalendarDate | null },
  today: CalendarDate,
): QuoteStatus {
  return status === 'open' && valid_until !== null && today > valid_until ? 'expired' : status;
}
