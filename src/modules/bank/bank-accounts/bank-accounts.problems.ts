import { Problem } from '../../../kernel/problems/problem.js';

export function hasStatements(): Problem {
  return new Problem('invalid_state_transition', 'The bank account has statements; delete them first.', {
    members: { state: 'in_use', available_actions: ['update'] },
  });
}
