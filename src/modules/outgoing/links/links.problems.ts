import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import { WORKING_LINKS_MAX, type LinkTarget } from './domain/link.js';

/** A customer sees what was issued. */
export function draftHasNoLink(type: LinkTarget['type']): Problem {
  const detail = `The ${type.replace('_', ' ')} is a draft: a link needs one that was issued.`;
  return new Problem('invalid_state_transition', detail, { members: { state: 'draft' } });
}

export function tooManyLinks(): Problem {
  const detail = `A document has at most ${WORKING_LINKS_MAX} links; end those that nobody needs.`;
  return validationFailed([{ pointer: '#', code: 'too_many', detail }]);
}

export function alreadyExpired(): Problem {
  const detail = 'A link cannot end before it is made.';
  return validationFailed([{ pointer: '#/expires_at', code: 'in_the_past', detail }]);
}
