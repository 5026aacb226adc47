import { Problem } from '../../../kernel/problems/problem.js';
import { paymentRunActionsOf, type PaymentRunAction, type PaymentRunStatus } from './domain/payment-run.js';

/** Completes "it cannot be ...". */
const phrases: Readonly<Record<PaymentRunAction | 'download', string>> = {
  release: 'released',
  settle: 'settled',
  cancel: 'cancelled',
  download: 'downloaded. It has a file once it is released',
};

/** Refuses an action that the state does not allow, and names those that it allows. */
export function invalidRunAction(action: PaymentRunAction | 'download', status: PaymentRunStatus): Problem {
  const detail = `The payment run is ${status}: it cannot be ${phrases[action]}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: status, available_actions: paymentRunActionsOf(status) },
  });
}
