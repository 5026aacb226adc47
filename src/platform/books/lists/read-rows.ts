import type { Transaction } from '../transaction.js';
import type { ListRequest } from '../../contract/lists/list-request.js';
import { countStatement, pageStatement, type Statement } from './list-statement.js';

/** Up to one row more than the limit, and how many rows there are in all if that was asked. */
export interface ReadRows<Row> {
  readonly found: readonly Row[];
  readonly total?: number;
}

/**
 * The rows of a page, and their total if it is asked for, both statements under way at once.
 *
 * Takes the day that it is where the organization is, for requests that need it.
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

/**
 * Only plain requests are prepared: filters have so many combinations that they would fill the store of prepared
 * statements, and each wants a plan for its own values anyway.
 */
function run<Row extends object>(
  tx: Transaction,
  { isPlain }: ListRequest,
  { text, values }: Statement,
): Promise<Row[]> {
  return isPlain ? tx.rows<Row>(text, values) : tx.rowsUnprepared<Row>(text, values);
}
