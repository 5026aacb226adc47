import { Problem } from '../../../kernel/problems/problem.js';
import { availableActions, type InvoiceAction, type InvoiceState } from './domain/invoice-lifecycle.js';

/** Completes "it cannot be ...". */
const actionPhrases: Readonly<Record<InvoiceAction, string>> = {
  update: 'changed; only a draft can',
  delete: 'deleted; only a draft can',
  finalize: 'finalized',
  void: 'voided; that needs an issued invoice that was not sent and on which nothing is paid or credited',
  mark_uncollectible: 'marked as uncollectible; only an open one can',
  record_payment: 'paid; only an open or uncollectible one can',
  credit: 'credited; that needs an issued invoice of which something is left to credit',
  correct: 'corrected; one of before never is',
  send: 'sent; only one that was issued here and is not void can, or a draft with `finalize`',
  remind: 'reminded of; only an open one can',
  extend: 'due on another day; only an open one can',
};

type Refused = InvoiceState & { readonly number: string | null };

/** Refuses an action that the state of the invoice does not allow, and names the actions that it allows. */
export function invalidTransition(action: InvoiceAction, invoice: Refused): Problem {
  const { possible, members } = possibleNow(invoice);
  const detail = `${nameOf(invoice)} is ${invoice.status}: it cannot be ${actionPhrases[action]}. ${possible}`;
  return new Problem('invalid_state_transition', detail, { members });
}

/** Refuses to void what the customer holds, and names the documents that take it back. */
export function alreadySent(invoice: Refused): Problem {
  const { possible, members } = possibleNow(invoice);
  const how = invoice.sent_at === null ? 'opened by' : 'sent to';
  const detail =
    `${nameOf(invoice)} was ${how} its customer, so that it cannot be voided. ` +
    `A credit note (credit) or a correction (correct) takes it back. ${possible}`;
  return new Problem('already_sent', detail, { members });
}

/** Refuses to void what is leaving at this moment, or may have arrived. */
export function beingSent(invoice: Refused): Problem {
  const { members } = possibleNow(invoice);
  const detail =
    `A mail with ${nameOf(invoice)} is being sent, or may have arrived, so that it cannot be voided. ` +
    'A credit note (credit) or a correction (correct) takes it back.';
  const actions = members.available_actions.filter((action) => action !== 'void');
  return new Problem('already_sent', detail, { members: { ...members, available_actions: actions } });
}

/** Refuses to ask for what credit of the customer could settle. */
export function coveredByCredit(invoice: Refused): Problem {
  const { members } = possibleNow(invoice);
  const detail =
    `Its customer has credit that covers ${nameOf(invoice)}, so that nothing is asked for. ` +
    'Allocate the payment, or apply the credit note.';
  const actions = members.available_actions.filter((action) => action !== 'remind');
  return new Problem('invalid_state_transition', detail, {
    members: { ...members, available_actions: actions },
  });
}

function nameOf({ number }: Refused): string {
  return number === null ? 'The invoice' : `Invoice ${number}`;
}

function possibleNow(invoice: Refused) {
  const actions = availableActions(invoice);
  return {
    possible: `Possible now: ${actions.length === 0 ? 'nothing' : actions.join(', ')}.`,
    members: { state: invoice.status, available_actions: actions },
  };
}
