import type { FieldFault, Problem } from './generated/types.js';

/** What failed, for programs: a code of the service, or one of this library. */
export type ErrorCode =
  | Problem['code']
  | 'connection_failed'
  | 'timeout'
  | 'redirected'
  | 'unreadable_answer'
  | 'invalid_signature'
  | 'unreadable_event'
  | `http_${number}`
  | (string & {});

/** What is known of a failure. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** The problem document as the service sent it, with whatever members it has. */
  readonly problem?: Problem | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** The base of everything that this library raises. */
export class CountinghouseError extends Error {
  /** For programs: `validation_failed`. */
  readonly code: ErrorCode;
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** Under this id the service's log has the request. */
  readonly requestId: string | undefined;
  readonly problem: Problem | undefined;
  /** How long the service asked to wait, where it did. */
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause });
    this.name = new.target.name;
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.problem = failure.problem;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** 401: no credential, or one that is not valid. */
export class AuthenticationError extends CountinghouseError {}

/** 403: the credential may not do this. 202, `approval_required`: it waits for `problem.approval`. */
export class PermissionError extends CountinghouseError {}

/** 404: there is no such thing in your organization. */
export class NotFoundError extends CountinghouseError {}

/** 409 and 412: the state, another resource or another writer stands in the way. */
export class ConflictError extends CountinghouseError {}

/** 422 and every other 4xx: the request is not acceptable. */
export class ValidationError extends CountinghouseError {
  /** Every fault of the request, each with a pointer to its place. */
  get errors(): FieldFault[] {
    const errors: unknown = this.problem?.errors;
    const isFault = (fault: unknown): fault is FieldFault => typeof fault === 'object' && fault !== null;
    return Array.isArray(errors) ? errors.filter(isFault) : [];
  }
}

/** 429: too many requests, also after the retries. */
export class RateLimitError extends CountinghouseError {}

/** 5xx: the service has failed, or is not available. */
export class ServerError extends CountinghouseError {}

/** There is no usable answer: `connection_failed`, `timeout`, `redirected`, or `unreadable_answer`. */
export class ConnectionError extends CountinghouseError {}

/** A webhook that is not from the service, or is too old: `invalid_signature`; or is no event: `unreadable_event`. */
export class WebhookSignatureError extends CountinghouseError {}

/**
 * The error of an answer that is not what the document says.
 *
 * @internal
 */
export function unreadable(message: string, cause?: unknown): ConnectionError {
  return new ConnectionError({ code: 'unreadable_answer', message, cause });
}
