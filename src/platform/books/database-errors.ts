import { Problem } from '../../kernel/problems/problem.js';

const RETRY_AFTER_S = 2;

/**
 * Serialization failure, deadlock, and a foreign key whose target appeared or vanished between a read and a write.
 * Repeated from the start, the same work succeeds or is refused for what it then reads.
 */
const REPEATABLE_STATES = new Set(['40001', '40P01', '23503']);

/**
 * SQLSTATE classes and states, and Node codes, which say that the server is away, full, slow, stopping, damaged or
 * read-only (as after a failover).
 */
const UNAVAILABLE_STATES =
  /^(?:08...|53...|57P0[12345]|57014|55P03|25006|25P0[34]|58...|XX00[12]|E[A-Z]{2,}[A-Z_]*)$/;

const STORAGE_FULL = '53100';
/** More than max_connections, or than the limit of the role or of the database. */
const NO_CONNECTION_LEFT = '53300';
const UNKNOWN_STATEMENT = '26000';
/**
 * The routine of PostgreSQL that reports changed columns of a prepared statement. The error has no state of its own.
 */
const CHANGED_COLUMNS = 'RevalidateCachedQuery';

/** Messages of pg and its pool for a connection that broke or could not be made. These errors have no code. */
const UNAVAILABLE_SENTENCES = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error',
    'Query read timeout',
    'Cannot use a pool after calling end',
    'not queryable',
    'Driver not Connected',
  ].join('|'),
  'i',
);

/** Says that a transaction was written on an expectation that turned out wrong (see `expectNone`). */
export class WrongExpectation extends Error {}

interface DatabaseFault {
  readonly state: string | undefined;
  readonly constraint: string | undefined;
  readonly routine: string | undefined;
  readonly message: string;
}

/**
 * Whether a connection holds a prepared statement that the server no longer runs, because a table was altered.
 *
 * The statement works on a new connection.
 */
export function isStaleStatement(error: unknown): boolean {
  const { state, routine } = faultOf(error);
  return state === UNKNOWN_STATEMENT || routine === CHANGED_COLUMNS;
}

/** Whether the server has no disk space left. */
export function isStorageFull(error: unknown): boolean {
  return faultOf(error).state === STORAGE_FULL;
}

export function isRepeatable(error: unknown): boolean {
  if (error instanceof WrongExpectation) return true;
  const { state } = faultOf(error);
  return state !== undefined && REPEATABLE_STATES.has(state);
}

/** Whether a statement waited for another transaction longer than allowed. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Problem ? error.extras.cause : error;
  return faultOf(cause).state === '55P03';
}

/** Whether the server refused a statement because an earlier one of the same transaction has failed. */
export function isTransactionAborted(error: unknown): boolean {
  return faultOf(error).state === '25P02';
}

/** Whether test books were not worked in, because their clock is not where it was taken to be. */
export function isClockMoved(error: unknown): boolean {
  return faultOf(error).state === 'CH001';
}

/** Whether a statement did not find the row that its transaction has locked (see `updateLockedRow`). */
export function isDivisionByZero(error: unknown): boolean {
  return faultOf(error).state === '22012';
}

/** Whether a statement was ended because it took longer than a statement may. */
export function isCancelled(error: unknown): boolean {
  return faultOf(error).state === '57014';
}

/** Whether the fault lies with the connection or the server, not with the statement. */
export function isUnavailable(error: unknown): boolean {
  const { state, message } = faultOf(error);
  return (state !== undefined && UNAVAILABLE_STATES.test(state)) || UNAVAILABLE_SENTENCES.test(message);
}

/** The name of a constraint in a message, without the number of the shard that a distributed table appends. */
const CONSTRAINT_IN_MESSAGE = /constraint "([^"]+?)(?:_\d{6,})?"/;

/**
 * Returns the name of the constraint that a statement violated; undefined for any other failure.
 *
 * A failure on another node of a distributed database comes without the field, so that the message is read.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const { state, constraint, message } = faultOf(error);
  if (state?.startsWith('23') !== true) return undefined;
  return constraint ?? CONSTRAINT_IN_MESSAGE.exec(message)?.[1];
}

/**
 * Converts an error to what the caller sees: `unavailable` if the database is unavailable, or if the work collided with
 * other transactions at every attempt or waited too long for one; otherwise the error itself.
 */
export function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (isStorageFull(error)) return unavailable('The storage of the database is full.', error);
  if (isRepeatable(error) || isLockTimeout(error))
    return unavailable('Others were at work on the same; nothing was changed.', error);
  if (isStaleStatement(error)) return unavailable('The tables of the database are being changed.', error);
  if (faultOf(error).state === NO_CONNECTION_LEFT) return withoutConnections(error);
  if (isCancelled(error))
    return unavailable(
      'The database took too long and was stopped; nothing was changed. Ask for less at once.',
      error,
    );
  if (isUnavailable(error)) return unavailable('The database cannot be reached right now.', error);
  return error;
}

/** The problem for a dependency that is temporarily unavailable. */
export function unavailable(detail: string, cause?: unknown): Problem {
  const headers = { 'Retry-After': String(RETRY_AFTER_S) };
  return new Problem('unavailable', detail, { ...(cause !== undefined && { cause }), headers });
}

function withoutConnections(cause: unknown): Problem {
  const { detail, extras } = unavailable('The database allows no further connections.', cause);
  return new Problem('unavailable', detail, { ...extras, members: { reason: 'too_many_connections' } });
}

/** The same for a server that takes no writes, such as a standby. `reason` is for programs that watch the service. */
export function readOnly(): Problem {
  const { detail, extras } = unavailable('The database serves reads alone.');
  return new Problem('unavailable', detail, { ...extras, members: { reason: 'read_only' } });
}

/** pg's errors have code and constraint. TypeORM wraps them and copies both. */
function faultOf(error: unknown): DatabaseFault {
  const { code, constraint, routine, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>;
  return {
    state: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    routine: typeof routine === 'string' ? routine : undefined,
    message: typeof message === 'string' ? message : '',
  };
}
