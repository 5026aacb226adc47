import { Problem } from '../../kernel/problems/problem.js';
import { creditNoteActionsOf, type CreditNoteAction, type CreditNoteState } from './domain/credit-note.js';

const doings: Readonly<Record<CreditNoteAction, string>> = {
  allocate: 'allocated; nothing of it is left as credit',
  mark_refunded: 'marked as refunded; nothing of it is left as credit',
  void: 'voided; a part of it was used beyond its own invoice',
};

/** An action that the state of the credit note does not allow; says what may be done instead. */
export function impossible(
  action: CreditNoteAction,
  note: CreditNoteState & { readonly number: string },
): Problem {
  const available_actions = creditNoteActionsOf(note);
  const why = note.status === 'void' ? 'is void' : `cannot be ${doings[action]}`;
  const detail = `Credit note ${note.number} ${why}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: note.status, available_actions },
  });
}
