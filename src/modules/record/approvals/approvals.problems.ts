import { Problem } from '../../../kernel/problems/problem.js';
import type { ApprovalState } from './domain/approval.js';

export function alreadyEnded(state: ApprovalState): Problem {
  const detail = `This approval is ${state} already, and nothing changes that.`;
  return new Problem('invalid_state_transition', detail, { members: { state, available_actions: [] } });
}

/** Whoever had limits and has none any more may decide, but not on what they asked for themselves. */
export function ownRequest(): Problem {
  return new Problem('second_person_required', 'You have asked for it yourself. Let somebody else decide.');
}

export function askerGone(): Problem {
  const detail =
    'The API key that asked was revoked, has ended, or its maker is no member any more, or the member who asked has ' +
    'left: nothing is done for it. Reject it.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'pending', available_actions: ['reject'] },
  });
}

export function askerMayNot(): Problem {
  const detail = 'Whoever asked may not do this any more: it, or the role of its maker, has lost the right.';
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'pending', available_actions: ['reject'] },
  });
}

export function keyReused(): Problem {
  const detail = 'This Idempotency-Key was used for another request; take a new one.';
  return new Problem('idempotency_key_reused', detail);
}
