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

/**
 * A request whose meaning is refused: one fault per field, all at once.
 *
 * Takes at least one fault; the detail counts them, so that a reader of a log line knows what to expect.
 */
export function validationFailed(errors: readonly FieldFault[]): Problem {
  const count = errors.length === 1 ? 'One field is' : `${errors.length} fields are`;
  return new Problem('validation_failed', `${count} not acceptable; see errors.`, { errors });
}

/**
 * The answer for what does not exist and, word for word the same, for what belongs to someone else.
 *
 * Takes the resource's name in the trade's terms, such as "invoice".
 */
export function notFound(noun: string): Problem {
  return new Problem('not_found', `There is no ${noun} with this identifier.`);
}
