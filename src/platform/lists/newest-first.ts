import type { ListRequest } from './lists.js';

/**
 * The end of a SELECT that reads one page of an organization's rows, newest first.
 *
 * Takes the values that the statement has so far ($1 is the organization); answers the clauses and all
 * values. It reads one row more than the limit, so that the page knows whether it is the last.
 */
export function newestFirst(
  request: ListRequest,
  values: readonly unknown[],
): { clauses: string; values: unknown[] } {
  const order = `ORDER BY created_at DESC, id DESC`;
  const limit = request.limit + 1;
  if (request.after === undefined) {
    return { clauses: `${order} LIMIT $${values.length + 1}`, values: [...values, limit] };
  }
  const { value, id } = request.after;
  const keyset = `AND (created_at, id) < ($${values.length + 1}::timestamptz, $${values.length + 2}::uuid)`;
  return { clauses: `${keyset} ${order} LIMIT $${values.length + 3}`, values: [...values, value, id, limit] };
}
