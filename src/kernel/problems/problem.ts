import type { ProblemKind } from './problem-kind.js';
import { problemKinds, type ProblemCode } from './registry.js';

/** One error of one field. `pointer` is an RFC 6901 pointer into the body, as a URI fragment. */
export interface FieldFault {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
  /** The rule of a standard that is broken, where it is one of an electronic document. */
  readonly rule?: string;
  /** The resource whose field it is, where that is not what was sent. */
  readonly where?: string;
}

/** The optional parts of a problem. */
export interface ProblemExtras {
  /** Errors by field, for 422, and for 400 of query parameters. */
  readonly errors?: readonly FieldFault[];
  /** Response headers of this problem, such as Allow, Retry-After or WWW-Authenticate. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional members of the problem document, such as available_actions. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * An expected error with a code of the closed registry. It is safe to show to the caller.
 *
 * Any other thrown error is a bug: the response is `internal_error` without its message.
 * `detail` is a sentence about this occurrence. It never contains secrets.
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

/** Two errors in each of 500 lines. Without a limit, a small request could cause a response many times its size. */
const FAULTS_LISTED_MAX = 1_000;

/**
 * A well-formed request with invalid fields. It lists one error per field, up to a thousand.
 *
 * Takes at least one error. The detail counts all of them, even those that the list leaves out.
 */
export function validationFailed(errors: readonly FieldFault[]): Problem {
  const count = errors.length === 1 ? 'One field is' : `${errors.length} fields are`;
  const place =
    errors.length > FAULTS_LISTED_MAX ? `errors has the first ${FAULTS_LISTED_MAX}` : 'see errors';
  const detail = `${count} not acceptable; ${place}.`;
  return new Problem('validation_failed', detail, { errors: errors.slice(0, FAULTS_LISTED_MAX) });
}

/** What was caught, with the faults of a refused body at other places. Whatever else it is stays as it is. */
export function withFaultsAt(caught: unknown, place: (fault: FieldFault) => FieldFault): unknown {
  if (!(caught instanceof Problem) || caught.code !== 'validation_failed') return caught;
  return validationFailed((caught.extras.errors ?? []).map(place));
}

/**
 * A resource that does not exist, or that belongs to another organization. The response is the same for both.
 *
 * Takes the noun of the resource, such as "invoice".
 */
export function notFound(noun: string): Problem {
  return new Problem('not_found', nothingLike(noun));
}

/** The same of an identifier within a body: what is wrong there, without its place. */
export function unknownReference(noun: string): Omit<FieldFault, 'pointer'> {
  return { code: 'unknown_reference', detail: nothingLike(noun) };
}

function nothingLike(noun: string): string {
  return `There is no ${noun} with this identifier.`;
}
