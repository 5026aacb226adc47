/**
 * Every way in which the service may refuse, once and for all: the closed registry of problem codes.
 *
 * A code decides its HTTP status; nothing else in the code base names a status of an error.
 * `retry` tells a program what to do: `no` (the same request fails again), `later` (after Retry-After),
 * `after-change` (read the resource again, then decide).
 */
export const problemKinds = {
  malformed_request: {
    status: 400,
    title: 'The request cannot be read',
    retry: 'no',
    meaning: 'The request line, a header or the path is not valid HTTP or not valid UTF-8.',
    remedy: 'Correct the request; a client library never sends one like it.',
  },
  malformed_json: {
    status: 400,
    title: 'The body is not valid JSON',
    retry: 'no',
    meaning:
      'The body is empty, is not UTF-8, breaks the JSON grammar, repeats a key in one object, ' +
      'holds a NUL character or half of a surrogate pair, or is nested more than 32 levels deep.',
    remedy: 'Send exactly one JSON object. The detail names the place.',
  },
  unknown_parameter: {
    status: 400,
    title: 'A query parameter is unknown',
    retry: 'no',
    meaning: 'A misspelt filter would silently return too much, so unknown parameters are refused.',
    remedy: 'Look up the parameters of the operation. Credentials belong in the Authorization header.',
  },
  invalid_parameter: {
    status: 400,
    title: 'A query parameter or header has no valid value',
    retry: 'no',
    meaning: 'A query parameter or a header of the request is present but cannot be understood.',
    remedy: 'Correct the value; the errors list names each parameter.',
  },
  authentication_required: {
    status: 401,
    title: 'Credentials are missing',
    retry: 'no',
    meaning: 'The operation needs an API key or a login token and the request carries none.',
    remedy: 'Send the header "Authorization: Bearer <API key or login token>".',
  },
  invalid_token: {
    status: 401,
    title: 'The API key or login token is not valid',
    retry: 'no',
    meaning: 'The credential is malformed, unknown, expired or revoked; which of these is not told.',
    remedy: 'Sign in again, or create a new API key under Settings > API.',
  },
  invalid_credentials: {
    status: 401,
    title: 'The e-mail address or the password is wrong',
    retry: 'no',
    meaning: 'No user has this e-mail address together with this password.',
    remedy: 'Check both. After five failures further tries are slowed down.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The credential lacks a scope or role',
    retry: 'no',
    meaning: 'The credential is valid, but what it may do does not include this operation.',
    remedy:
      'Use a key that has the scope named in the WWW-Authenticate header, or sign in with another role.',
  },
  not_found: {
    status: 404,
    title: 'There is no such resource',
    retry: 'no',
    meaning: 'No resource of your organization has this identifier or path.',
    remedy: 'Check the identifier; what belongs to another organization does not exist for you.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The resource has no such method',
    retry: 'no',
    meaning: 'The path exists, but not with this HTTP method.',
    remedy: 'Use one of the methods that the Allow header lists.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    retry: 'later',
    meaning: 'Headers must arrive within 10 seconds and the whole request within 15.',
    remedy: 'Send the request again on a better connection.',
  },
  already_exists: {
    status: 409,
    title: 'The value is taken',
    retry: 'no',
    meaning: 'Another resource of your organization has this unique value already.',
    remedy: 'Use another value, or read the resource that has it.',
  },
  invalid_state_transition: {
    status: 409,
    title: 'The state does not allow this action',
    retry: 'after-change',
    meaning: 'The resource is in a state in which this action is impossible.',
    remedy: 'Read the resource; available_actions lists what may be done now.',
  },
  has_open_documents: {
    status: 409,
    title: 'Documents stand in the way',
    retry: 'after-change',
    meaning:
      'The resource is named by drafts, by invoices that are not settled, or by credit that is not used.',
    remedy: 'Delete the drafts, settle the invoices and use up or refund the credit, then try again.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'The first request with this key is still running',
    retry: 'later',
    meaning: 'Another request with the same Idempotency-Key has begun and has not ended within five seconds.',
    remedy: 'Wait as long as Retry-After says, then send the same request with the same key again.',
  },
  precondition_failed: {
    status: 412,
    title: 'The resource has changed since it was read',
    retry: 'after-change',
    meaning: 'The version in If-Match is not the version that is stored.',
    remedy: 'Read the resource again, apply the change to what it is now, and send the new ETag.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    retry: 'no',
    meaning: 'A body may have at most 1 MB (1 048 576 bytes) and 20 000 values.',
    remedy: 'Send less at once.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body must be JSON',
    retry: 'no',
    meaning: 'Only application/json in UTF-8, without a content encoding, is understood.',
    remedy: 'Send the header "Content-Type: application/json".',
  },
  validation_failed: {
    status: 422,
    title: 'The request is readable but not acceptable',
    retry: 'no',
    meaning:
      'One or more fields break a rule. The errors list names all of them with JSON pointers, 1 000 at most.',
    remedy: 'Correct every field that is named, then send the request again.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The key belongs to another request',
    retry: 'no',
    meaning: 'The Idempotency-Key was used within the last 72 hours for another method, path or body.',
    remedy: 'Use a new key for each new request, and the same key only to repeat one.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    retry: 'later',
    meaning: 'The credential or the address has used up its rate.',
    remedy: 'Wait as long as Retry-After says.',
  },
  too_many_sign_in_attempts: {
    status: 429,
    title: 'Too many failed sign-ins',
    retry: 'later',
    meaning: 'This account or this address has failed to sign in too often in the last 15 minutes.',
    remedy: 'Wait as long as Retry-After says. Sessions that are open stay open.',
  },
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    retry: 'no',
    meaning: 'All headers together may have at most 16 KB.',
    remedy: 'Send fewer or shorter headers.',
  },
  internal_error: {
    status: 500,
    title: 'The service has failed',
    retry: 'later',
    meaning: 'Something unforeseen happened. Nothing was stored. The log has the cause under the request id.',
    remedy: 'Try again later; if it stays, report the request id.',
  },
  unavailable: {
    status: 503,
    title: 'The service is not available right now',
    retry: 'later',
    meaning: 'The database cannot be reached or the service is stopping.',
    remedy: 'Wait as long as Retry-After says, then send the same request again.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

/** What is the same for all problems of one code. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly retry: 'no' | 'later' | 'after-change';
  readonly meaning: string;
  readonly remedy: string;
}

export const problemCodes = Object.keys(problemKinds) as ProblemCode[];
