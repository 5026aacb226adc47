import { headerFields, type Terms } from './settings.js';

/** What an operation asks. */
export interface ApiRequest {
  method: string;
  path: readonly unknown[];
  query?: object;
  body?: object | undefined;
  /** Whether it may not be sent without a body. */
  needsBody?: boolean;
  /** Members of the query that are sent as headers, and their names there. */
  headerFields?: Readonly<Record<string, string>>;
  /** What the caller can read, if that is not JSON. */
  accept?: string;
}

/** What each attempt sends. */
export interface Message {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

const ACCEPT = 'application/json, */*;q=0.5';

/** A request as it is sent. Raises a TypeError for what JSON or an address cannot say. */
export function messageOf(request: ApiRequest, basePath: string, terms: Terms): Message {
  const { method, path, query, body, needsBody = false } = request;
  if (needsBody && (typeof body !== 'object' || body === null)) throw new TypeError('The body is missing.');
  if (Array.isArray(body)) throw new TypeError('The body must be an object, not a list.');
  const parameters = parametersOf(query ?? {});
  const names = request.headerFields ?? {};
  const own = parameters.flatMap(([name, value]) => (name in names ? [[names[name] ?? name, value]] : []));
  const search = new URLSearchParams(parameters.filter(([name]) => !(name in names))).toString();
  const url = `${terms.baseUrl}${basePath}/${path.map(segmentOf).join('/')}${search === '' ? '' : `?${search}`}`;
  const { idempotencyKey = method === 'POST' ? newKey() : null } = terms;
  return {
    method,
    url,
    headers: {
      Accept: request.accept ?? ACCEPT,
      ...(terms.apiKey !== '' && { Authorization: `Bearer ${terms.apiKey}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
      ...(terms.ifVersion !== undefined && { 'If-Match': `"v${terms.ifVersion}"` }),
      ...headerFields(Object.fromEntries(own) as Record<string, string>),
      ...terms.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(plain(body, '#')),
  };
}

/** The segments of a path that the caller has written, such as `/customers/cus_1`. */
export function segmentsOf(path: string): string[] {
  if (!/^(\/[^/?#\\]+)+$/.test(path)) throw new TypeError(`"${path}" is no path such as /customers.`);
  return path.slice(1).split('/').map(decodeURIComponent);
}

function segmentOf(segment: unknown): string {
  if (typeof segment !== 'string') throw new TypeError(`An identifier is a text, not ${String(segment)}.`);
  // Such a segment would lead to another operation.
  if (/^\.{0,2}$/.test(segment)) throw new TypeError(`"${segment}" is no identifier.`);
  return encodeURIComponent(segment);
}

/** Lists are written with commas, objects as `name[member]`; what is undefined or null is left out. */
function parametersOf(query: object): [string, string][] {
  const written = ([name, value]: [string, unknown]): [string, string][] => {
    if (value === null || value === undefined) return [];
    if (Array.isArray(value)) return [[name, value.join(',')]];
    if (typeof value !== 'object') return [[name, String(value)]];
    return Object.entries(value).flatMap(([member, inner]) => written([`${name}[${member}]`, inner]));
  };
  return Object.entries(plain(query, '') as object).flatMap(written);
}

/**
 * A value as JSON has it.
 *
 * Raises a TypeError with the place of what JSON.stringify would change: NaN and Infinity would become null, which
 * means something else; a Map would become an empty object.
 */
function plain(value: unknown, place: string): unknown {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${place} is ${value}, which is no number to send.`);
    return value;
  }
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new TypeError(`${place} is no valid date.`);
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return value.map((entry, at) => {
      if (entry === undefined) throw new TypeError(`${place}/${at} is undefined.`);
      return plain(entry, `${place}/${at}`);
    });
  }
  if (typeof value !== 'object' || !isPlainObject(value)) {
    throw new TypeError(
      `${place} is a ${typeof value === 'object' ? value.constructor.name : typeof value}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, plain(inner, `${place}/${name}`)]),
  );
}

/** Also of another realm, such as a test runner's. */
function isPlainObject(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Not randomUUID(), which browsers have on https only. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
