import { Problem } from '../../../kernel/problems/problem.js';
import {
  billPaymentActionsOf,
  billPaymentStatus,
  type BillPaymentAction,
  type BillPaymentState,
} from './domain/bill-payment.js';

/** Refuses an action that the state of the payment does not allow, and names those that it allows. */
export function invalidBillPaymentAction(action: BillPaymentAction, payment: BillPaymentState): Problem {
  const state = billPaymentStatus(payment);
  const why = state === 'reversed' ? 'is reversed' : `settles no bill: there is nothing to ${action}`;
  return new Problem('invalid_state_transition', `The payment ${why}.`, {
    members: { state, available_actions: billPaymentActionsOf(payment) },
  });
}
