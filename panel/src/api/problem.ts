import type { FieldFault, ProblemCode } from './types';

/** A problem code of the API, or one of two that the panel adds: no answer came, or none that can be read. */
export type KnownProblem = ProblemCode | 'unreachable' | 'unreadable';

interface ProblemFacts {
  readonly status: number;
  readonly detail: string;
  readonly requestId?: string | undefined;
  readonly faults?: readonly FieldFault[];
  readonly retryAfterSeconds?: number | undefined;
}

/** A call that did not succeed. `faults` names fields of the body by JSON pointer. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly faults: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: KnownProblem,
    facts: ProblemFacts,
    cause?: unknown,
  ) {
    super(`${code}: ${facts.detail}`, { cause });
    this.name = 'ApiProblem';
    this.status = facts.status;
    this.detail = facts.detail;
    this.requestId = facts.requestId;
    this.faults = facts.faults ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** No answer: the service is gone, the network is, or it took too long. */
export function unreachable(cause: unknown): ApiProblem {
  return new ApiProblem('unreachable', { status: 0, detail: '' }, cause);
}

/** Reads a refusal. An answer that is no problem document, such as a proxy's page, becomes `unreadable`. */
export function problemOf(response: Response, body: unknown): ApiProblem {
  const { status, headers } = response;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const common = {
    status,
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  };
  if (!isProblemDocument(body)) return new ApiProblem('unreadable', { ...common, detail: '' });
  return new ApiProblem(body.code, { ...common, detail: body.detail, faults: body.errors ?? [] });
}

interface ProblemDocument {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: readonly FieldFault[];
}

function isProblemDocument(body: unknown): body is ProblemDocument {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}
