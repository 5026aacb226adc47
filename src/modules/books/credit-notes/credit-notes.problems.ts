import { Problem } from '../../../kernel/problems/problem.js';
import { creditNoteActionsOf, type CreditNoteAction, type CreditNoteState } from './domain/credit-note.js';

/** Completes "Credit note ... cannot be ...". */
const actionPhrases: Readonly<Record<CreditNoteAction, (note: CreditNoteState) => string>> = {
  allocate: () => 'allocated; nothing of it is left as credit',
  mark_refunded: () => 'marked as refunded; nothing of it is left as credit',
  send: () => 'sent',
  void: ({ reissued_as }) => {
    if (reissued_as === null) return 'voided; a part of it was used beyond its own invoice';
    return `voided; invoice ${reissued_as} counts instead of the one that it takes back`;
  },
};

type Refused = CreditNoteState & { readonly number: string };

/** Refuses an action that the state of the credit note does not allow, and names the actions that it allows. */
export function invalidTransition(action: CreditNoteAction, note: Refused): Problem {
  const available_actions = creditNoteActionsOf(note);
  const why = note.status === 'void' ? 'is void' : `cannot be ${actionPhrases[action](note)}`;
  const detail = `Credit note ${note.number} ${why}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: note.status, available_actions },
  });
}

/** Refuses to void what the customer has, or is about to have, and names the document that takes it back. */
export function alreadySent(note: Refused): Problem {
  const how = note.sent_at === null ? 'is being sent, or may have arrived' : 'was sent to its customer';
  const detail =
    `Credit note ${note.number} ${how}, so that it cannot be voided. ` +
    'A new invoice charges again what it took back.';
  const available_actions = creditNoteActionsOf(note).filter((action) => action !== 'void');
  return new Problem('already_sent', detail, { members: { state: note.status, available_actions } });
}
