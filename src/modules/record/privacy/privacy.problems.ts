import { Problem } from '../../../kernel/problems/problem.js';

/** Takes the names of the organizations that would have no owner. */
export function lastOwnerOf(organizations: readonly string[]): Problem {
  const names = organizations.join(', ');
  const detail = `You are the only owner of ${names}. Make another member an owner there first.`;
  return new Problem('last_owner', detail);
}
