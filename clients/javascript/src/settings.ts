import { CountinghouseError } from './errors.js';
import { VERSION } from './generated/version.js';

/** The program that uses the library, as the service's log shows it. */
export interface AppInfo {
  name: string;
  version?: string;
  url?: string;
}

/** What is about to be sent. The credential is not shown. */
export interface RequestReport {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly timeoutMs: number;
}

/** What came of it. */
export interface ResponseReport {
  readonly method: string;
  readonly url: string;
  readonly attempt: number;
  readonly durationMs: number;
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** What the attempt failed with; another attempt may follow. */
  readonly error: CountinghouseError | undefined;
}

/** What a client is made with. */
export interface Settings {
  /** The address of the service without `/v1`: `https://books.example.com`; else that of COUNTINGHOUSE_BASE_URL. */
  baseUrl?: string;
  /** An API key, or the access token of a login; else that of COUNTINGHOUSE_API_KEY. An empty text is none. */
  apiKey?: string;
  /** How long one attempt may take, its answer included; 30 seconds if not given, Infinity for no time-out. */
  timeoutMs?: number;
  /** How often a failed attempt is repeated at most; 2 if not given. */
  retries?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Another implementation of fetch. A CountinghouseError of its own reaches the caller as it is. */
  fetch?: typeof fetch;
  /** Named in `User-Agent`, which browsers do not let a library set. */
  app?: AppInfo;
  /** Hears of each attempt before it is sent. It must not throw. */
  onRequest?: (report: RequestReport) => void;
  /** Hears of each attempt when it has ended. It must not throw. */
  onResponse?: (report: ResponseReport) => void;
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
  /** A credential of this call; an empty text is none. */
  apiKey?: string;
  /** The address of another service. */
  baseUrl?: string;
}

/** What a call that changes or deletes a resource may have besides. */
export interface ChangeOptions extends CallOptions {
  /** Change only this version of the resource; another one is a ConflictError. */
  ifVersion?: number;
}

const SETTINGS: readonly string[] = [
  'baseUrl',
  'apiKey',
  'timeoutMs',
  'retries',
  'headers',
  'fetch',
  'app',
  'onRequest',
  'onResponse',
] satisfies (keyof Settings)[];
const OPTIONS: readonly string[] = [
  'idempotencyKey',
  'timeoutMs',
  'retries',
  'headers',
  'signal',
  'apiKey',
  'baseUrl',
  'ifVersion',
] satisfies (keyof ChangeOptions)[];

const TIMEOUT_MS = 30_000;
const TIMER_MS_MAX = 2 ** 31 - 1;
const RETRIES = 2;

/** What holds for one call: the client's settings, and the call's own before them. */
export interface Terms {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null | undefined;
  readonly ifVersion: number | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Settings as the transport uses them. Raises a TypeError for what cannot work. */
export class Checked {
  readonly fetch: typeof fetch | undefined;
  readonly onRequest: Settings['onRequest'];
  readonly onResponse: Settings['onResponse'];
  /** Not `private`, which is no secret to console.log and JSON.stringify: the key is among them. */
  readonly #terms: Terms;

  constructor(settings: Settings = {}) {
    known(settings, SETTINGS, 'setting');
    const baseUrl = settings.baseUrl ?? environment('COUNTINGHOUSE_BASE_URL');
    if (baseUrl === undefined) throw new TypeError('The client needs a baseUrl, or COUNTINGHOUSE_BASE_URL.');
    this.fetch = settings.fetch;
    this.onRequest = settings.onRequest;
    this.onResponse = settings.onResponse;
    const agent = userAgent(settings.app);
    this.#terms = {
      baseUrl: address(baseUrl),
      apiKey: credential(settings.apiKey ?? environment('COUNTINGHOUSE_API_KEY') ?? ''),
      timeoutMs: duration(settings.timeoutMs ?? TIMEOUT_MS),
      retries: count(settings.retries ?? RETRIES),
      headers: headerFields({ ...(agent !== undefined && { 'User-Agent': agent }), ...settings.headers }),
      idempotencyKey: undefined,
      ifVersion: undefined,
      signal: undefined,
    };
  }

  /** What holds for a call with these options. */
  of(options: ChangeOptions): Terms {
    known(options, OPTIONS, 'option');
    const terms = this.#terms;
    const { baseUrl, apiKey, timeoutMs, retries, idempotencyKey, ifVersion, signal } = options;
    return {
      baseUrl: baseUrl === undefined ? terms.baseUrl : address(baseUrl),
      apiKey: apiKey === undefined ? terms.apiKey : credential(apiKey),
      timeoutMs: duration(timeoutMs ?? terms.timeoutMs),
      retries: count(retries ?? terms.retries),
      headers: { ...terms.headers, ...headerFields(options.headers ?? {}) },
      idempotencyKey: typeof idempotencyKey === 'string' ? key(idempotencyKey) : idempotencyKey,
      ifVersion: ifVersion === undefined ? undefined : count(ifVersion),
      signal,
    };
  }
}

function known(given: object, names: readonly string[], kind: string): void {
  const other = Object.keys(given).find((name) => !names.includes(name));
  if (other !== undefined)
    throw new TypeError(`There is no ${kind} ${other}; there are ${names.join(', ')}.`);
}

/** An address without `/` at its end. */
function address(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new TypeError(`"${text}" is no address; one is https://books.example.com.`);
  }
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (!/^https?:$/.test(url.protocol) || !isPlain) {
    throw new TypeError('The baseUrl must begin with http:// or https://, without a query and a password.');
  }
  return text.replace(/\/+$/, '');
}

/** The text is not in the message, which may be logged. */
function credential(text: string): string {
  if (!/^[\x21-\x7e]*$/.test(text)) throw new TypeError('The API key has characters that no key has.');
  return text;
}

/** An empty one is a missing order number, and would protect from nothing. */
function key(text: string): string {
  if (text === '') throw new TypeError('The idempotency key is empty.');
  headerFields({ 'Idempotency-Key': text });
  return text;
}

/** A timer takes 31 bits: what is longer, some 24 days, would end at once. */
function duration(milliseconds: number): number {
  if (!(milliseconds > 0)) throw new TypeError(`timeoutMs must be more than 0, not ${milliseconds}.`);
  return milliseconds > TIMER_MS_MAX ? Infinity : milliseconds;
}

function count(number: number): number {
  if (!Number.isInteger(number) || number < 0) throw new TypeError(`${number} is no count.`);
  return number;
}

/** Headers as they are. Raises a TypeError for what no header can have. */
export function headerFields(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const isText = typeof value === 'string' && /^[\t\x20-\x7e]*$/.test(value);
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !isText) {
      throw new TypeError(`The header ${JSON.stringify(name)} has characters that no header has.`);
    }
  }
  return headers;
}

/** Nothing in browsers, which have no such header to set. */
function userAgent(app: AppInfo | undefined): string | undefined {
  const node = runtime()?.versions?.['node'];
  const program =
    app && `${app.name}${app.version ? `/${app.version}` : ''}${app.url ? ` (${app.url})` : ''}`;
  if (program !== undefined) headerFields({ app: program });
  if (node === undefined) return undefined;
  return `countinghouse-javascript/${VERSION} (node ${node})${program === undefined ? '' : ` ${program}`}`;
}

function environment(name: string): string | undefined {
  const value = runtime()?.env?.[name];
  return value === '' ? undefined : value;
}

/** Node.js and its like; there is none in browsers. */
function runtime():
  { env?: Record<string, string | undefined>; versions?: Record<string, string> } | undefined {
  return (globalThis as { process?: ReturnType<typeof runtime> }).process;
}
