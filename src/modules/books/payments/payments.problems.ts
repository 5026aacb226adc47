import { Problem } from '../../../kernel/problems/problem.js';
import { paymentActionsOf, paymentStatus, type PaymentAction, type PaymentState } from './domain/payment.js';

/** Completes "The payment cannot be ...". */
const actionPhrases: Readonly<Record<PaymentAction, string>> = {
  allocate: 'allocated; nothing of it is left',
  unallocate: 'unallocated; it settles nothing',
  refund: 'refunded; nothing of it is left that settles no invoice',
  cancel_refund: 'freed of a refund; nothing of it is refunded',
  reverse: 'reversed; a part of it is refunded',
  send: 'told of by a receipt',
};

/** Refuses an action that the state of the payment does not allow, and names the actions that it allows. */
export function invalidTransition(action: PaymentAction, payment: PaymentState): Problem {
  const state = paymentStatus(payment);
  const why = state === 'reversed' ? 'is reversed' : `cannot be ${actionPhrases[action]}`;
  return new Problem('invalid_state_transition', `The payment ${why}.`, {
    members: { state, available_actions: paymentActionsOf(payment) },
  });
}
