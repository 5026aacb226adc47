import createClient from 'openapi-fetch';
import { problemOf } from './problem';
import type { paths } from './schema.generated';
import { send, sendSignedIn } from './send';

const baseUrl = '/api';

/** Lists of words are sent as `status=open,overdue`, ranges as `due_date[lt]=2026-12-01`. */
const querySerializer = {
  array: { style: 'form', explode: false },
  object: { style: 'deepObject', explode: true },
} as const;

/** The API as the signed-in user. Wrap each call into `answer`. */
export const api = createClient<paths>({ baseUrl, fetch: sendSignedIn, querySerializer });

/** The API for those who have not signed in yet. */
export const publicApi = createClient<paths>({ baseUrl, fetch: send });

interface Outcome<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** The answer of a call, for queries and mutations. Raises ApiProblem. */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw problemOf(response, error);
  return data as T;
}

/** The parameters of a request that may be repeated without being done twice. */
export function idempotent(key: string) {
  return { header: { 'Idempotency-Key': key } };
}

/** The parameters of a request that changes one version of a record, and no other. */
export function ofVersion(id: string, version: number) {
  return { path: { id }, header: { 'If-Match': `"v${version}"` } };
}
