import { Problem } from '../../kernel/problems/problem.js';

/** A payment that was reversed settles nothing any more. */
export function paymentIsReversed(): Problem {
  const detail = 'The payment is reversed; nothing of it can be allocated.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'reversed', available_actions: [] },
  });
}
