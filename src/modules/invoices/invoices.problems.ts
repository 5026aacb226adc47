import { Problem } from '../../kernel/problems/problem.js';
import { availableActions, type InvoiceAction, type InvoiceState } from './domain/invoice-lifecycle.js';

/** Completes "it cannot be ...". */
const actionPhrases: Readonly<Record<InvoiceAction, string>> = {
  update: 'changed; only a draft can',
  delete: 'deleted; only a draft can',
  finalize: 'finalized',
  void: 'voided; that needs an issued invoice on which nothing is paid or credited',
  mark_uncollectible: 'marked as uncollectible; only an open one can',
  record_payment: 'paid; only an open or uncollectible one can',
  credit: 'credited; that needs an issued invoice of which something is left to credit',
  correct: 'corrected',
  send: 'sent; only an issued one that is not void can, or a draft with `finalize`',
};

/** Refuses an action that the state of the invoice does not allow, and names the actions that it allows. */
export function invalidTransition(
  action: InvoiceAction,
  invoice: InvoiceState & { readonly number: string | null },
): Problem {
  const actions = availableActions(invoice);
  const name = invoice.number === null ? 'The invoice' : `Invoice ${invoice.number}`;
  const possible = actions.length === 0 ? 'nothing' : actions.join(', ');
  const detail = `${name} is ${invoice.status}: it cannot be ${actionPhrases[action]}. Possible now: ${possible}.`;
  const members = { state: invoice.status, available_actions: actions };
  return new Problem('invalid_state_transition', detail, { members });
}
