import { ConnectionError, CountinghouseError, errorOf } from './errors.js';
import type { Problem } from './generated/types.js';
import { Pages, type Page } from './pages.js';

/** What a client is made with. */
export interface Settings {
  /** The address of the service without a path: `https://books.example.com`. */
  baseUrl: string;
  /** An API key, or the access token of a login. */
  apiKey?: string;
  /** How long one attempt may take, its answer included; 30 seconds if not given, Infinity for no time-out. */
  timeoutMs?: number;
  /** How often a failed attempt is repeated at most; 2 if not given. */
  retries?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Another implementation of fetch. A CountinghouseError of its own reaches the caller as it is. */
  fetch?: typeof fetch;
}

/** What one call may have of its own. */
export interface CallOptions {
  /**
   * Every POST has a key by itself; one of your own also covers a restart of your program. Null sends none: the service
   * then remembers no answer, and none is needed where doing it twice changes nothing.
   */
  idempotencyKey?: string | null;
  timeoutMs?: number;
  retries?: number;
  headers?: Record<string, string>;
  /** Ends the call. */
  signal?: AbortSignal;
}

/** What a call that changes or deletes a resource may have besides. */
export interface ChangeOptions extends CallOptions {
  /** Change only this version of the resource; another one is a ConflictError. */
  ifVersion?: number;
}

export interface ApiRequest {
  method: string;
  path: string[];
  query?: object;
  body?: object;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 8_000;
/** Whoever is asked to wait longer is told at once. */
const RETRY_AFTER_MAX_SECONDS = 60;

/** Sends requests: credentials, time-outs, retries, and errors as classes. */
export class Transport {
  constructor(
    private readonly settings: Settings,
    private readonly basePath: string,
  ) {}

  async json<T>(request: ApiRequest, options: ChangeOptions): Promise<T> {
    return this.send(request, options, (response) => response.json() as Promise<T>);
  }

  async bytes(request: ApiRequest, options: ChangeOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.send(request, options, async (response) => new Uint8Array(await response.arrayBuffer()));
  }

  async nothing(request: ApiRequest, options: ChangeOptions): Promise<void> {
    await this.send(request, options, (response) => response.arrayBuffer());
  }

  list<T>({ start, ...request }: ApiRequest & { start: string }, options: ChangeOptions): Pages<T> {
    return new Pages((cursor) => {
      const query = cursor === undefined ? request.query : { ...request.query, [start]: cursor };
      return this.json<Page<T>>({ ...request, query: query ?? {} }, options);
    });
  }

  private async send<T>(
    request: ApiRequest,
    options: ChangeOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const url = this.urlOf(request);
    const headers = this.headersOf(request, options);
    const retries = options.retries ?? this.settings.retries ?? RETRIES;
    const isConditional = options.ifVersion !== undefined;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.attempt({ url, headers, request }, options, read);
      } catch (error) {
        const waitMs = waitBefore(error, attempt, isConditional);
        if (attempt >= retries || waitMs === undefined) throw error;
        await pause(waitMs, options.signal);
      }
    }
  }

  private async attempt<T>(
    { url, headers, request }: { url: string; headers: Record<string, string>; request: ApiRequest },
    { signal, timeoutMs }: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const patienceMs = timeoutMs ?? this.settings.timeoutMs ?? TIMEOUT_MS;
    const timeout = patienceMs === Infinity ? undefined : AbortSignal.timeout(patienceMs);
    const send = this.settings.fetch ?? fetch;
    try {
      const response = await send(url, {
        method: request.method,
        headers,
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        signal: AbortSignal.any([signal, timeout].filter((end) => end !== undefined)),
      });
      if (!response.ok) throw await refusal(response);
      return await read(response);
    } catch (error) {
      if (error instanceof CountinghouseError || signal?.aborted === true) throw error;
      const [code, message] = isTimeout(error, timeout)
        ? ['timeout', 'The service did not answer in time.']
        : error instanceof SyntaxError
          ? ['unreadable_answer', 'The answer is not JSON.']
          : ['connection_failed', 'The service cannot be reached, or the connection broke.'];
      throw new ConnectionError({ code, message, cause: error });
    }
  }

  private urlOf({ path, query }: ApiRequest): string {
    const segments = path.map((segment) => {
      // Such a segment would lead to another operation.
      if (/^\.{0,2}$/.test(segment)) throw new TypeError(`"${segment}" is no identifier.`);
      return encodeURIComponent(segment);
    });
    const search = new URLSearchParams(Object.entries(query ?? {}).flatMap(parametersOf)).toString();
    const base = this.settings.baseUrl.replace(/\/+$/, '');
    return `${base}${this.basePath}/${segments.join('/')}${search === '' ? '' : `?${search}`}`;
  }

  private headersOf({ method, body }: ApiRequest, options: ChangeOptions): Record<string, string> {
    const { apiKey, headers } = this.settings;
    const { idempotencyKey = method === 'POST' ? newKey() : null } = options;
    return {
      Accept: 'application/json, */*;q=0.5',
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
      ...(options.ifVersion !== undefined && { 'If-Match': `"v${options.ifVersion}"` }),
      ...headers,
      ...options.headers,
    };
  }
}

/** A fetch of one's own may have a time-out, too. */
function isTimeout(error: unknown, timeout: AbortSignal | undefined): boolean {
  return timeout?.aborted === true || (error instanceof DOMException && error.name === 'TimeoutError');
}

/** Not randomUUID(), which browsers have on https only. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lists are written with commas, objects as `name[member]`; what is undefined or null is left out. */
function parametersOf([name, value]: [string, unknown]): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return [[name, value.join(',')]];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([member, inner]) => parametersOf([`${name}[${member}]`, inner]));
}

async function refusal(response: Response): Promise<CountinghouseError> {
  const { status } = response;
  const problem = await response.json().then(
    (value: unknown) => (isProblem(value) ? value : undefined),
    () => undefined,
  );
  return errorOf({
    code: problem?.code ?? `http_${status}`,
    message: problem?.detail ?? `The service answered with the status ${status}.`,
    status,
    requestId: problem?.request_id ?? response.headers.get('X-Request-Id') ?? undefined,
    problem,
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
  });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value;
}

/** How long to wait before the next attempt; undefined when another one is of no use. */
function waitBefore(error: unknown, attempt: number, isConditional: boolean): number | undefined {
  if (!(error instanceof CountinghouseError)) return undefined;
  const { status, code } = error;
  // It may have been done already, and would then be refused because of its own first attempt.
  if (status === undefined && isConditional) return undefined;
  const isPassing =
    (status === undefined && code !== 'unreadable_answer') ||
    status === 429 ||
    status === 503 ||
    code === 'idempotency_in_progress';
  if (!isPassing) return undefined;
  const asked = error.retryAfterSeconds;
  if (asked !== undefined) return asked > RETRY_AFTER_MAX_SECONDS ? undefined : asked * 1000;
  const backoff = Math.min(BACKOFF_MS * 2 ** attempt, BACKOFF_MAX_MS);
  return backoff * (0.5 + Math.random() / 2);
}

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

function pause(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, waitMs);
    signal?.addEventListener('abort', end, { once: true });
  });
}
