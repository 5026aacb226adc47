import type { Mode } from '../../../kernel/mode.js';
import { Problem } from '../../../kernel/problems/problem.js';

/** Raises `test_mode_only` for live books. */
export function assertTestBooks({ mode }: { readonly mode: Mode }): void {
  if (mode === 'test') return;
  throw new Problem('test_mode_only', 'These books are live. Only test books can do this.');
}
