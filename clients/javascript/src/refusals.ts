import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  CountinghouseError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
  type Failure,
} from './errors.js';
import type { Problem } from './generated/types.js';

/** So many faults are named in a message; `errors` has all. */
const FAULTS_SHOWN = 3;

/** The status of a request that was not done: a person has to approve it first. */
export const WAITS = 202;

/** The error of an answer that refuses, by its status. */
export async function refusal(response: Response): Promise<CountinghouseError> {
  const { status, headers } = response;
  const text = await response.text();
  const problem = status === WAITS ? waiting(text) : problemIn(text);
  const failure = {
    code: problem?.code ?? `http_${status}`,
    message: messageOf(problem) ?? `The service answered with the status ${status}.`,
    status,
    requestId: textOf(problem?.request_id) ?? headers.get('X-Request-Id') ?? undefined,
    problem,
    retryAfterSeconds: secondsOf(headers.get('Retry-After')),
  };
  const kind = KINDS[status] ?? (status >= 500 ? ServerError : ValidationError);
  return new kind(failure);
}

/** Not 304: it leads nowhere. */
const REDIRECTIONS = [301, 302, 303, 307, 308];

/** Whether an answer leads elsewhere. */
export function isRedirection({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || REDIRECTIONS.includes(status);
}

/** The error of an answer that leads elsewhere. A browser shows neither its status nor its address. */
export function redirection({ status, headers }: Response): ConnectionError {
  const target = headers.get('Location') ?? 'another address';
  const message = `The service redirects to ${target}, which is not followed: set baseUrl to where it is.`;
  const known = status === 0 ? {} : { status, requestId: headers.get('X-Request-Id') ?? undefined };
  return new ConnectionError({ code: 'redirected', message, ...known });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const KINDS: Record<number, new (failure: Failure) => CountinghouseError> = {
  202: PermissionError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: ConflictError,
  429: RateLimitError,
};

/** What a request waits for, as a problem: a program that takes it for its answer is wrong. */
function waiting(text: string): Problem | undefined {
  try {
    const approval: unknown = JSON.parse(text);
    const detail = 'Nothing was done: a person has to approve it first.';
    return { code: 'approval_required', status: WAITS, detail, approval } as unknown as Problem;
  } catch {
    return undefined;
  }
}

function problemIn(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && typeof value['code'] === 'string' ? (value as unknown as Problem) : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(problem: Problem | undefined): string | undefined {
  const detail = textOf(problem?.detail);
  const faults: unknown[] = Array.isArray(problem?.errors) ? problem.errors : [];
  const shown = faults
    .filter(isObject)
    .slice(0, FAULTS_SHOWN)
    .map((fault) => `${String(fault['pointer'])}: ${String(fault['detail'] ?? fault['code'])}`);
  if (shown.length === 0) return detail;
  const more = faults.length > shown.length ? '; …' : '';
  return `${detail ?? 'The request is not acceptable.'} (${shown.join('; ')}${more})`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Of a number, or until a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = /[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}
