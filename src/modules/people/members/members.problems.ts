import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import type { TermsFault } from './domain/member-terms.js';

export function lastOwner(): Problem {
  const detail = 'This is the only owner. Make another member an owner first.';
  return new Problem('last_owner', detail);
}

export function ownerHasNoLimits(): Problem {
  const detail = 'An owner has no limits. Take the limits away before a member becomes one.';
  return new Problem('invalid_state_transition', detail);
}

export function ownLimits(): Problem {
  return new Problem(
    'invalid_state_transition',
    'Nobody limits themselves. Let another owner or admin do it.',
  );
}

export function wrongTerms({ field, code, detail }: TermsFault): Problem {
  return validationFailed([{ pointer: `#/${field}`, code, detail }]);
}

export function alreadyMember(cause?: unknown): Problem {
  const detail = 'This address belongs to a member already.';
  const errors = [{ pointer: '#/email', code: 'already_exists', detail }];
  return new Problem('already_exists', detail, { errors, cause });
}

/** Whoever has the link may know that it is for somebody else. */
export function otherAccount(): Problem {
  const detail = 'This invitation is for another address than that of your account.';
  return new Problem('other_account', detail);
}

export function passwordTooShort(min: number): Problem {
  const detail = `At least ${min} characters are needed.`;
  return validationFailed([{ pointer: '#/password', code: 'too_short', detail }]);
}

export function notOpen(): Problem {
  const detail = 'This invitation was accepted or revoked already; invite the address again.';
  return new Problem('invalid_state_transition', detail);
}
