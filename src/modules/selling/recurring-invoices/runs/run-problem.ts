import type { Problem } from '../../../../kernel/problems/problem.js';
import type { RunProblem } from '../entities/recurring-run.entity.js';

/** What is kept of a problem: nothing that may name a person, as the detail of a refused address does. */
export function runProblem({ code, kind, extras }: Problem): RunProblem {
  const { errors = [] } = extras;
  if (code !== 'validation_failed' || errors.length === 0) return { code, title: kind.title };
  const kept = errors.slice(0, 20).map((fault) => {
    return { pointer: `#/content${fault.pointer.slice(1)}`, code: fault.code, detail: fault.detail };
  });
  return { code, title: kind.title, errors: kept };
}
