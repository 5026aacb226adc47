import { bankKinds } from './bank-kinds.js';
import { billKinds } from './bill-kinds.js';
import { credentialKinds } from './credential-kinds.js';
import type { ProblemKind } from './problem-kind.js';

/**
 * The closed registry of problem codes: every error that the API can return.
 *
 * A code decides its HTTP status. No other file names the status of an error.
 * `retry` tells a program what to do next: `no` (the same request fails again), `later` (wait for Retry-After),
 * `after-change` (read the resource again, then decide).
 */
export const problemKinds = {
  malformed_request: {
    status: 400,
    title: 'The request cannot be read',
    retry: 'no',
    meaning: 'The request line, a header or the path is not valid HTTP or not valid UTF-8.',
    remedy: 'Correct the request. HTTP client libraries do not send such requests.',
  },
  malformed_json: {
    status: 400,
    title: 'The body is not valid JSON',
    retry: 'no',
    meaning:
      'The body is empty, is not UTF-8, is not valid JSON, repeats a key in one object, contains a ' +
      'NUL character or an unpaired surrogate, or is nested more than 32 levels deep.',
    remedy: 'Send exactly one JSON object. The detail names the position of the error.',
  },
  unknown_parameter: {
    status: 400,
    title: 'A query parameter is unknown',
    retry: 'no',
    meaning:
      'The operation has no query parameter of this name. The service does not ignore it, because ' +
      'a misspelt filter would return too much.',
    remedy:
      'Check the parameters of the operation. Send credentials in the Authorization header, not in ' +
      'the query.',
  },
  invalid_parameter: {
    status: 400,
    title: 'A query parameter or header has an invalid value',
    retry: 'no',
    meaning: 'A query parameter or a header of the request has a value that the service cannot use.',
    remedy: 'Correct the value. The errors list names each invalid parameter.',
  },
  ...credentialKinds,
  not_found: {
    status: 404,
    title: 'There is no such resource',
    retry: 'no',
    meaning: 'No resource of your organization has this identifier or path.',
    remedy: 'Check the identifier. Resources of other organizations are answered with the same error.',
  },
  link_not_valid: {
    status: 404,
    title: 'The link is not valid',
    retry: 'no',
    meaning: 'The link was used, has expired, was replaced by a newer one, or never existed.',
    remedy: 'Ask for a new link. An invitation works for 7 days, a link to a new password for 30 minutes.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The resource does not support this method',
    retry: 'no',
    meaning: 'The path exists, but it does not support this HTTP method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    retry: 'later',
    meaning: 'The headers must arrive within 10 seconds, and the whole request within 15 seconds.',
    remedy: 'Send the request again on a faster connection.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'The file ends before this range',
    retry: 'no',
    meaning: 'The Range header asks for a part that begins at or behind the end of the file.',
    remedy:
      'The file is complete if you have as many bytes as Content-Range says. Else ask for it without Range.',
  },
  already_exists: {
    status: 409,
    title: 'The value is already in use',
    retry: 'no',
    meaning: 'Another resource of your organization already has this value, which must be unique.',
    remedy: 'Use another value, or read the resource that has it.',
  },
  last_owner: {
    status: 409,
    title: 'An organization needs an owner',
    retry: 'after-change',
    meaning:
      'This is the only owner of the organization. Without one, nobody could name another or close it.',
    remedy: 'Make another member an owner first.',
  },
  test_mode_only: {
    status: 409,
    title: 'Only test books can do this',
    retry: 'no',
    meaning: 'The books of your organization are live: what is in them counts, and nothing takes it back.',
    remedy: 'Work in test books: make a sandbox with `organizations.create_sandbox`, and switch to it.',
  },
  other_account: {
    status: 409,
    title: 'This is for another account',
    retry: 'no',
    meaning: 'The invitation is for another e-mail address than that of the account that is signed in.',
    remedy: 'Sign in with the address that was invited, or accept with `invitations.accept`.',
  },
  invalid_state_transition: {
    status: 409,
    title: 'The current state does not allow this action',
    retry: 'after-change',
    meaning: 'The resource is in a state that does not allow this action.',
    remedy: 'Read the resource. Its available_actions lists the actions that are possible now.',
  },
  already_sent: {
    status: 409,
    title: 'The customer already has the document',
    retry: 'after-change',
    meaning:
      'The document was sent to its customer or opened by them, or is being sent. What a customer holds cannot be ' +
      'voided as if it had never counted.',
    remedy:
      'Take it back by a document: credit an invoice or correct it, and issue a new invoice over what a credit note ' +
      'took back.',
  },
  not_issued: {
    status: 409,
    title: 'The document is not issued yet',
    retry: 'after-change',
    meaning: 'An electronic document is made of an invoice that is issued. A draft has only a preview.',
    remedy: 'Finalize the invoice, then ask again.',
  },
  issued_elsewhere: {
    status: 409,
    title: 'The document was issued elsewhere',
    retry: 'no',
    meaning:
      'The invoice was issued by another program and brought along. No file and no page is made of it here.',
    remedy: 'Use the document that was issued then. `imported` of an invoice tells which ones these are.',
  },
  has_open_documents: {
    status: 409,
    title: 'The resource still has open documents',
    retry: 'after-change',
    meaning: 'Drafts, unsettled invoices or unused credit refer to this resource.',
    remedy: 'Delete the drafts, settle the invoices, and apply or refund the credit. Then try again.',
  },
  customer_merged: {
    status: 409,
    title: 'The customer was merged into another one',
    retry: 'after-change',
    meaning: 'Everything of this customer is with another one now. This one can be read, and nothing else.',
    remedy: 'Name the customer in `merged_into` in its place.',
  },
  recipient_suppressed: {
    status: 409,
    title: 'Mail to this address comes back',
    retry: 'after-change',
    meaning: 'An earlier mail to one of the addresses was refused for good, or somebody complained about it.',
    remedy: 'Name another address, or repeat the request with send_to_suppressed.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'The first request with this key is still running',
    retry: 'later',
    meaning: 'Another request with the same Idempotency-Key started and did not finish within five seconds.',
    remedy: 'Wait for the time in Retry-After, then send the same request with the same key again.',
  },
  busy: {
    status: 409,
    title: 'Others are at work on the same',
    retry: 'later',
    meaning:
      'A dry run waits no longer than a second for what others have locked. It does not say what would happen.',
    remedy: 'Ask again in a moment.',
  },
  precondition_failed: {
    status: 412,
    title: 'The resource has changed since you read it',
    retry: 'after-change',
    meaning: 'The version in If-Match is not the current version of the resource.',
    remedy: 'Read the resource again, apply your change to it, and send its new ETag in If-Match.',
  },
  feed_ends_earlier: {
    status: 409,
    title: 'The feed of events ends before that number',
    retry: 'no',
    meaning:
      'Nothing has the number that you gave in `after`, nor any below it down to `last_sequence`. Numbers never go ' +
      'back by themselves: the database was restored from a backup, or the number is one of other books.',
    remedy:
      'Compare what you have kept of events above `last_sequence` with what the service has now, and go on behind ' +
      '`last_sequence`. Numbers above it will be given to other events.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    retry: 'no',
    meaning:
      'A body may have at most 1 MB (1 048 576 bytes), unless the operation says otherwise, and 20 000 values.',
    remedy: 'Split the request into smaller ones.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body must be JSON',
    retry: 'no',
    meaning: 'The service accepts only application/json in UTF-8, without a content encoding.',
    remedy: 'Send the header "Content-Type: application/json".',
  },
  validation_failed: {
    status: 422,
    title: 'Some fields are invalid',
    retry: 'no',
    meaning:
      'The request is valid JSON, but one or more fields break a rule. The errors list names every ' +
      'such field with a JSON pointer, up to 1 000 of them.',
    remedy: 'Correct every field in the errors list, then send the request again.',
  },
  document_not_valid: {
    status: 422,
    title: 'The document would not be valid in this format',
    retry: 'after-change',
    meaning:
      'Rules of the format are broken. The errors list names each of them with its rule, the resource and the field ' +
      'that puts it right.',
    remedy:
      'Fill in what is missing. Of an issued document, take another format, or correct the invoice. The preflight ' +
      'says the same without refusing anything.',
  },
  ...bankKinds,
  ...billKinds,
  idempotency_key_reused: {
    status: 422,
    title: 'The key was used for another request',
    retry: 'no',
    meaning: 'The Idempotency-Key was used within the last 72 hours with another method, path or body.',
    remedy: 'Use a new key for each new request. Use the same key only to repeat a request.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    retry: 'later',
    meaning: 'This credential or this address has reached its rate limit.',
    remedy: 'Wait for the time in Retry-After.',
  },
  too_many_sign_in_attempts: {
    status: 429,
    title: 'Too many failed sign-ins',
    retry: 'later',
    meaning: 'This account or this address failed to sign in too often in the last 15 minutes.',
    remedy: 'Wait for the time in Retry-After. Existing sessions are not affected.',
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
    meaning:
      'An unexpected error occurred, and nothing was stored. The log contains the cause under the ' +
      'request id.',
    remedy: 'Try again later. If the error persists, report the request id.',
  },
  rendering_failed: {
    status: 500,
    title: 'The document could not be printed',
    retry: 'later',
    meaning: 'The engine that makes PDF files has failed. Nothing was stored, and no half file was sent.',
    remedy:
      'Try again later. If the error persists, report the request id. The XML formats do not need the engine.',
  },
  unavailable: {
    status: 503,
    title: 'The service is temporarily unavailable',
    retry: 'later',
    meaning: 'The service cannot reach the database, or it is shutting down.',
    remedy: 'Wait for the time in Retry-After, then send the same request again.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

export const problemCodes = Object.keys(problemKinds) as ProblemCode[];
