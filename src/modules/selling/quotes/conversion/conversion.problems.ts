import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { Problem, validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import { availableQuoteActions } from '../domain/quote.js';

/** Refuses a deposit of more than what is left of a quote. */
export function depositTooHigh(left: string): Problem {
  const detail = `A deposit above zero and of at most ${left} was expected, which is left of the quote.`;
  return validationFailed([{ pointer: '#/deposit', code: 'not_allowed', detail }]);
}

/** Refuses more than one of lines, a deposit, and all that is left. */
export function saidTwice(pointer: '#/items' | '#/deposit' | '#/final'): Problem {
  const detail = 'Lines, a deposit or `final` was expected, one of them.';
  return validationFailed([{ pointer, code: 'not_allowed', detail }]);
}

/** Refuses a deposit without a percentage or an amount, or with both. */
export function depositUnclear(): Problem {
  const detail = 'Either a percentage or an amount was expected.';
  return validationFailed([{ pointer: '#/deposit', code: 'not_allowed', detail }]);
}

/** Refuses to invoice what is left as if no deposit was there. */
export function depositsStand(): Problem {
  const detail = 'Deposits were invoiced. Say `final: true`, so that they are taken off what is left.';
  return validationFailed([{ pointer: '#/final', code: 'required', detail }]);
}

/** Refuses to invoice more than deposits leave, because the final invoice would be below zero. */
export function depositsNotCovered(deposits: string): Problem {
  const detail =
    `Deposits of ${deposits} were invoiced, and less would be left to take them off. ` +
    'Invoice the rest with `final`.';
  return validationFailed([{ pointer: '#/items', code: 'not_allowed', detail }]);
}

/** Refuses to take off a deposit that has no number yet. */
export function depositNotIssued(): Problem {
  const detail = 'A deposit is still a draft. Issue it, or delete it, before the final invoice takes it off.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'accepted', available_actions: availableQuoteActions('accepted') },
  });
}

/** Refuses to invoice a quote of which nothing is left. */
export function nothingLeft(): Problem {
  const detail = 'Everything that was accepted is on invoices already.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'invoiced', available_actions: availableQuoteActions('invoiced') },
  });
}

/** Refuses lines that were not accepted, come twice, or have less left. */
export function wrongQuantities(faults: readonly QuantityFault[]): Problem {
  return validationFailed(
    faults.map(({ at, name, code, detail }): FieldFault => {
      return { pointer: jsonPointer(['items', at, name]), code, detail };
    }),
  );
}

export interface QuantityFault {
  readonly at: number;
  readonly name: 'quote_item_id' | 'quantity';
  readonly code: FieldFault['code'];
  readonly detail: string;
}
