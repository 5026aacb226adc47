import { jsonPointer } from '../../../kernel/problems/json-pointer.js';
import { Problem, validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import { availableQuoteActions, type QuoteAction, type QuoteStatus } from './domain/quote.js';

/** The last two are possible in every state, unless the content is gone. */
type Refused = QuoteAction | 'duplicate' | 'print';

/** Completes "it cannot be ...". */
const phrases: Readonly<Record<Refused, string>> = {
  update: 'changed; only a draft can, and of an open one `revise` makes a new draft',
  delete: 'deleted; only a draft can',
  issue: 'issued; only a draft can',
  send: 'sent; only an open one can, and a draft with `issue`',
  revise: 'revised',
  accept: 'accepted; only an open one can, and one that has expired is extended first',
  decline: 'declined; only an open one can',
  extend: 'extended',
  cancel: 'cancelled',
  create_invoice: 'invoiced; only one that was accepted can',
  duplicate: 'copied',
  print: 'printed',
};

/** Refuses an action that the state does not allow, and names those that it allows. */
export function invalidQuoteAction(action: QuoteAction, status: QuoteStatus): Problem {
  const detail = `The quote is ${status}: it cannot be ${phrases[action]}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: status, available_actions: availableQuoteActions(status) },
  });
}

/** A draft whose customer was erased has lost its lines. */
export function contentErased(action: Refused, status: QuoteStatus): Problem {
  const detail = `The data of its customer were erased, so that the quote cannot be ${phrases[action]}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: status, available_actions: [] },
  });
}

/** Refuses a last day that is over. */
export function validInThePast(): Problem {
  const detail = 'That day is over; nobody could accept the quote any more.';
  return validationFailed([{ pointer: '#/valid_until', code: 'in_the_past', detail }]);
}

/** Refuses to extend to a day that is no later. */
export function notExtended(until: string): Problem {
  const detail = `It is valid until ${until} already.`;
  return validationFailed([{ pointer: '#/valid_until', code: 'not_allowed', detail }]);
}

/** Refuses lines that the quote does not have, and two of one group, by their places in the request. */
export function wrongChoice(unknown: readonly number[], clashes: readonly number[]): Problem {
  const fault = (at: number, code: FieldFault['code'], detail: string): FieldFault => {
    return { pointer: jsonPointer(['items', at, 'quote_item_id']), code, detail };
  };
  return validationFailed([
    ...unknown.map((at) => fault(at, 'unknown_reference', 'The quote has no such line.')),
    ...clashes.map((at) => fault(at, 'not_allowed', 'Another line of its group is chosen already.')),
  ]);
}

/** Refuses a choice that comes to less than nothing. */
export function choiceBelowZero(): Problem {
  const detail = 'These lines come to less than nothing.';
  return validationFailed([{ pointer: '#/items', code: 'not_allowed', detail }]);
}
