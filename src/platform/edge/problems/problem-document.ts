import type { FieldFault, Problem } from '../../../kernel/problems/problem.js';

/** The body of an RFC 9457 problem. */
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

/** The URI of the page that explains a code. This service serves it. */
export function problemTypeUri(code: string): string {
  return `/problems/${code}`;
}

/**
 * Builds the problem document of an error.
 *
 * Takes the path of the request (without its query, which may contain personal data) and the request id.
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
