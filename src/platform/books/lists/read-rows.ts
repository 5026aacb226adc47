import type { Transaction } from '../transaction.js';
import { LIMIT } from '../../contract/lists/list-definition.js';
import type { ListRequest } from '../../contract/lists/list-request.js';
import { countStatement, pageStatement, type Statement } from './list-statement.js';

/** Up to one row more than the limit, and the total number of rows if requested. */
export interface ReadRows<Row> {
  readonly found: readonly Row[];
  readonly total?: number;
}

/**
 * Returns the rows of a page, and their total if requested. Both statements are sent at once.
 *
 * Takes the organization's current day, for requests that refer to it.
 */
export async function readRows<Row extends object>(
  tx: Transaction,
  request: ListRequest,
  today?: string,
): Promise<ReadRows<Row>> {
  const where = { organizationId: tx.organizationId, ...(today !== undefined && { today }) };
  const found = run<Row>(tx, request, pageStatement(request, where));
  if (!request.withTotal) return { found: await found };
  const counted = run<{ rows: bigint }>(tx, request, countStatement(request, where));
  const [rows, [count]] = await Promise.all([found, counted]);
  return { found: rows, total: Number(count?.rows) };
}

/** Sizes of pages that callers ask for. Each is a statement of its own. */
const USUAL_LIMITS: readonly number[] = [10, LIMIT.default, 25, 50, LIMIT.max];

/**
 * Prepares plain requests of the usual sizes only. Filters have so many combinations that they would fill the cache of
 * prepared statements, and each needs a plan for its own values anyway.
 */
function run<Row extends object>(
  tx: Transaction,
  { isPlain, limit }: ListRequest,
  { text, values }: Statement,
): Promise<Row[]> {
  return isPlain && USUAL_LIMITS.includes(limit)
    ? tx.rows<Row>(text, values)
    : tx.rowsUnprepared<Row>(text, values);
}
