import { Problem } from '../../../kernel/problems/problem.js';
import type { ApprovalState } from './domain/approval.js';

export function alreadyEnded(state: ApprovalState): Problem {
  const detail = `This approval is ${state} already, and nothing changes that.`;
  return new Problem('invalid_state_transition', detail, { members: { state, available_actions: [] } });
}

export function askerGone(): Problem {
  const detail =
    'The API key that asked was revoked, has ended, or its maker is no member any more: nothing is done for it. ' +
    'Reject it.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'pending', available_actions: ['reject'] },
  });
}

export function askerMayNot(): Problem {
  const detail =
    'The API key that asked may not do this any more: it, or the role of its maker, has lost the right.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'pending', available_actions: ['reject'] },
  });
}

export function keyReused(): Problem {
  const detail = 'This Idempotency-Key was used for another request; take a new one.';
  return new Problem('idempotency_key_reused', detail);
}
