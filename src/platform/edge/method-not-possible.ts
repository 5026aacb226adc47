import { Problem } from '../../kernel/problems/problem.js';

/** The refusal of a method where others are possible, with its Allow header. */
export function methodNotPossible(method: string, possible: readonly string[]): Problem {
  const allow = possible.join(', ');
  return new Problem('method_not_allowed', `${method} is not possible here; ${allow} is.`, {
    headers: { Allow: allow },
  });
}
