import type { MessageStatus } from './message.js';

export const messageActions = ['resend', 'cancel', 'report'] as const;

export type MessageAction = (typeof messageActions)[number];

/** What a person may do with a message. A message that may have arrived is sent again by a decision only. */
const actions = {
  queued: ['cancel'],
  sending: [],
  sent: ['report'],
  logged: [],
  failed: ['resend'],
  unconfirmed: ['resend', 'report'],
  cancelled: [],
  bounced: ['resend'],
  complained: [],
} as const satisfies Record<MessageStatus, readonly MessageAction[]>;

/** What may be done with the message now. One that was sent again already is not sent a third time. */
export function messageActionsOf({
  status,
  resent_as_id,
}: {
  readonly status: MessageStatus;
  readonly resent_as_id: string | null;
}): MessageAction[] {
  return actions[status].filter((action) => action !== 'resend' || resent_as_id === null);
}

/** What a report of the recipient's server makes of a message. */
export const reportedOutcomes = ['delivered', 'bounced', 'complained'] as const;

export type ReportedOutcome = (typeof reportedOutcomes)[number];

export const statusAfterReport = {
  delivered: 'sent',
  bounced: 'bounced',
  complained: 'complained',
} as const satisfies Record<ReportedOutcome, MessageStatus>;

const MINUTE_MS = 60_000;

/** How long to wait before the next attempt; after the last one the message has failed. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440];

interface Attempted {
  readonly outcome: 'accepted' | 'temporary' | 'permanent' | 'unknown';
  /** How many attempts there were, with this one. */
  readonly attempts: number;
}

/** What an attempt makes of a message, and after how long the next one follows, if any. */
export function afterAttempt({ outcome, attempts }: Attempted): {
  readonly status: MessageStatus;
  readonly retryAfterMs?: number;
} {
  if (outcome === 'accepted') return { status: 'sent' };
  if (outcome === 'unknown') return { status: 'unconfirmed' };
  const minutes = outcome === 'temporary' ? RETRY_AFTER_MINUTES[attempts - 1] : undefined;
  return minutes === undefined
    ? { status: 'failed' }
    : { status: 'queued', retryAfterMs: minutes * MINUTE_MS };
}

/** Whether a refusal says that the address does not exist. Source: RFC 3463, 3.2. */
export function isUnknownAddress(enhancedCode: string | null): boolean {
  return enhancedCode !== null && /^5\.1\.(1|2|3|6|10)$/.test(enhancedCode);
}
