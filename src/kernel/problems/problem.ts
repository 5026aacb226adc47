import { problemKinds, type ProblemCode, type ProblemKind } from './registry.js';

/** One fault of one field. `pointer` is an RFC 6901 pointer into the body, as a URI fragment. */
export interface FieldFault {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** What a problem may carry besides its code and sentence. */
export interface ProblemExtras {
  /** Faults by field, for 422 and for 400 of parameters. */
  readonly errors?: readonly FieldFault[];
  /** Response headers that belong to the refusal, such as Allow, Retry-After or WWW-Authenticate. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of the problem document beyond the common ones, such as available_actions. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * A refusal that is expected, has a code from the closed registry, and is safe to show to the caller.
 *
 * Everything else that is thrown is a bug and is answered as `internal_error` without its text.
 * `detail` is a sentence about this occurrence; it never quotes secrets.
 */
export class Problem extends Error {
  readonly kind: ProblemKind;

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(`${code}: ${detail}`, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'Problem';
    this.kind = problemKinds[code];
  }
}

/** Two faults in each of 500 lines. Without a limit a small body would be answered by one many times its size. */
const FAULTS_LISTED_MAX = 1_000;

/**
 * A request whose meaning is refused: one fault per field, all at once, up to a thousand.
 *
 * Takes at least one fault; the detail counts them all, so that a reader of a log line knows what to expect.
 */
export function validationFailed(errors: readonly FieldFault[]): Problem {
  const count = errors.length === 1 ? 'One field is' : `${errors.length} fields are`;
  const place =
    errors.length > FAULTS_LISTED_MAX ? `errors has the first ${FAULTS_LISTED_MAX}` : 'see errors';
  const detail = `${count} not acceptable; ${place}.`;
  return new Problem('validation_failed', detail, { errors: errors.slice(0, FAULTS_LISTED_MAX) });
}

/**
 * The answer for what does not exist and, word for word the same, for what belongs to someone else.
 *
 * Takes the resource's name in the trade's terms, such as "invoice".
 */
export function notFound(noun: string): Problem {
  return new Problem('not_found', `There is no ${noun} with this identifier.`);
}
