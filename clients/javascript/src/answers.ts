import { unreadable } from './errors.js';
import { isObject } from './refusals.js';

/** What an operation gave, and the answer around it. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  /** Under this id the service's log has the request. */
  readonly requestId: string | undefined;
}

/** One page of a list, as the service sent it. */
export interface Page<T> {
  data: T[];
  /** Whether there are more after these. */
  has_more: boolean;
  /** Where the next page begins. */
  next_cursor: string | null;
  /** How many there are on all pages, when it was asked for. */
  total_count?: number;
}

/** What an operation will give; `withResponse()` gives the status, the headers and the request id besides. */
export class ApiPromise<T> extends Promise<T> {
  /** What follows from it is a promise as every other. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  private readonly answer: Promise<Answer<T>>;

  constructor(answer: Promise<Answer<T>>) {
    super((resolve) => resolve(answer.then(({ data }) => data)));
    this.answer = answer;
  }

  withResponse(): Promise<Answer<T>> {
    // Whoever asks for the answer hears of its failure there.
    this.catch(() => undefined);
    return this.answer;
  }
}

/** An object. Raises a ConnectionError for anything else. */
export async function objectIn<T>(response: Response): Promise<T> {
  const document = parsed(await response.text());
  if (!isObject(document)) throw unreadable('The answer is no object.');
  return document as T;
}

/** A list of objects. Raises a ConnectionError for anything else. */
export async function arrayIn<T>(response: Response): Promise<T[]> {
  const document = parsed(await response.text());
  if (!Array.isArray(document) || !document.every(isObject))
    throw unreadable('The answer is no list of objects.');
  return document as T[];
}

/** A page. Raises a ConnectionError for anything else. */
export async function pageIn<T>(response: Response): Promise<Page<T>> {
  const page = await objectIn<Record<string, unknown>>(response);
  const { data, has_more: hasMore, next_cursor: cursor = null } = page;
  const isPage =
    Array.isArray(data) &&
    data.every(isObject) &&
    typeof hasMore === 'boolean' &&
    (cursor === null || typeof cursor !== 'object');
  if (!isPage) throw unreadable('The answer is no page of a list.');
  return page as unknown as Page<T>;
}

/** JSON as its value, nothing as undefined, and anything else as bytes. */
export async function anythingIn(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return undefined;
  const isJson = /\bjson\b/.test((response.headers.get('Content-Type') ?? '').split(';')[0] ?? '');
  return isJson ? parsed(new TextDecoder().decode(bytes)) : bytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable('The answer is not JSON.', error);
  }
}
