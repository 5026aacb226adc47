import { Problem, validationFailed } from '../../../kernel/problems/problem.js';

/** An address that no request may go to, or that does not exist. */
export function addressNotAllowed(detail: string): Problem {
  return validationFailed([{ pointer: '#/url', code: 'address_not_allowed', detail }]);
}

export function tooManyEndpoints(max: number): Problem {
  const detail = `An organization may have at most ${max} webhook endpoints.`;
  return validationFailed([{ pointer: '#', code: 'too_many', detail }]);
}

export function startMissing(): Problem {
  const detail = 'Numbers from 1 were expected, the first not above the last.';
  return validationFailed([{ pointer: '#/from_sequence', code: 'wrong_range', detail }]);
}

/** Of an endpoint whose writer has left: nobody answers for what it may show. */
export function writerLeft(): Problem {
  const detail =
    'Whoever wrote the endpoint last has left, or the API key that did has ended. Update it to take it over.';
  return new Problem('invalid_state_transition', detail, {
    members: { available_actions: ['update', 'delete'] },
  });
}

export function isDisabled(): Problem {
  return new Problem('invalid_state_transition', 'The endpoint is disabled; enable it first.', {
    members: { available_actions: ['enable', 'test'] },
  });
}
