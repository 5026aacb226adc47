import { Problem } from '../../../kernel/problems/problem.js';

export function isNamed(): Problem {
  return new Problem(
    'invalid_state_transition',
    'Something in the books refers to the file, so that it stays.',
    {
      members: { state: 'in_use', available_actions: [] },
    },
  );
}
