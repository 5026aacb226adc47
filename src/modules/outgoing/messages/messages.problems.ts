import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import { messageActionsOf, type MessageAction } from './domain/message-lifecycle.js';
import { MESSAGES_PER_HOUR_MAX, RECIPIENTS_MAX, type MessageStatus } from './domain/message.js';

/** Nobody is named, and the customer has no address; or an empty list says that nobody is meant. */
export function recipientMissing(): Problem {
  const detail =
    'Nobody is named as its recipient, and copies cannot replace one. Name a recipient, or give the customer ' +
    'an e-mail address and leave this out.';
  return validationFailed([{ pointer: '#/to', code: 'recipient_missing', detail }]);
}

export function tooManyRecipients(): Problem {
  const detail = `At most ${RECIPIENTS_MAX} recipients are possible, hidden ones included.`;
  return validationFailed([{ pointer: '#/to', code: 'too_many', detail }]);
}

/** Refuses addresses that have refused mail. */
export function recipientSuppressed(addresses: readonly string[]): Problem {
  const detail = `Mail to ${addresses.join(', ')} has come back or was complained about. Nothing was sent.`;
  return new Problem('recipient_suppressed', detail, { members: { addresses } });
}

export function tooManyMessages(): Problem {
  const detail = `At most ${MESSAGES_PER_HOUR_MAX} messages can be sent within an hour.`;
  return new Problem('too_many_requests', detail, { headers: { 'Retry-After': '600' } });
}

const phrases: Readonly<Record<MessageAction, string>> = {
  resend: 'sent again; only one that failed, came back or is unconfirmed can, and once',
  cancel: 'cancelled; only one that waits can',
  report: 'reported about; only one that was sent can',
};

/** Refuses an action that the state of the message does not allow, and names those that it allows. */
export function invalidMessageAction(
  action: MessageAction,
  message: { readonly status: MessageStatus; readonly resent_as_id: string | null },
): Problem {
  const available_actions = messageActionsOf(message);
  const detail = `The message is ${message.status}: it cannot be ${phrases[action]}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: message.status, available_actions },
  });
}
