import type { FieldFault, Problem } from '../../../kernel/problems/problem.js';

/** An RFC 9457 problem as it is sent. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly request_id: string;
  readonly errors?: readonly FieldFault[];
}

export const problemMediaType = 'application/problem+json';

/** The page that explains a code, served by this service itself. */
export function problemTypeUri(code: string): string {
  return `/problems/${code}`;
}

/**
 * The document that tells a caller of a problem.
 *
 * Takes the path that was asked for (without its query, which may hold personal data) and the request id.
 */
export function problemDocument(problem: Problem, at: { path: string; requestId: string }): ProblemDocument {
  return {
    ...problem.extras.members,
    type: problemTypeUri(problem.code),
    title: problem.kind.title,
    status: problem.kind.status,
    detail: problem.detail,
    instance: at.path,
    code: problem.code,
    request_id: at.requestId,
    ...(problem.extras.errors === undefined ? {} : { errors: problem.extras.errors }),
  };
}
