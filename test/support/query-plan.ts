import type pg from 'pg';
import type { Statement } from '../../src/platform/books/lists/list-statement.js';

/** The tested parts of a node of EXPLAIN (FORMAT JSON). */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What a plan of a list must not do: the tables that it scans completely, and the largest number of sorted rows. */
export interface PlanFaults {
  readonly sequentialScans: readonly string[];
  /** The larger of the estimated and the actual number. */
  readonly sortedRows: number;
  /** How many rows it looks up in their tables, because the index lacks some of the columns. */
  readonly rowsFetched: number;
}

/** Returns the plan of a statement as the service runs it: in its role, under row-level security, for these values. */
export async function planFaults(
  client: pg.ClientBase,
  organizationId: string,
  { text, values }: Statement,
): Promise<PlanFaults> {
  await client.query(
    `BEGIN; SET LOCAL ROLE countinghouse_runtime; SET LOCAL app.organization = '${organizationId}'`,
  );
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `EXPLAIN (ANALYZE, TIMING OFF, BUFFERS OFF, FORMAT JSON) ${text}`,
      values: values as unknown[],
    });
    const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
    return {
      sequentialScans: nodes.filter(isSequential).map((node) => node['Relation Name'] ?? '?'),
      rowsFetched: nodes.reduce((so, node) => so + fetchedBy(node), 0),
      sortedRows: Math.max(0, ...nodes.filter(isSort).flatMap((node) => (node.Plans ?? []).map(rowsOf))),
    };
  } finally {
    await client.query('ROLLBACK');
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function isSequential(node: PlanNode): boolean {
  return /Seq Scan$/.test(node['Node Type']);
}

function fetchedBy(node: PlanNode): number {
  const isFromTable = node['Node Type'] === 'Index Scan' || node['Node Type'] === 'Bitmap Heap Scan';
  return isFromTable ? node['Actual Rows'] * node['Actual Loops'] : (node['Heap Fetches'] ?? 0);
}

function isSort(node: PlanNode): boolean {
  return /Sort$/.test(node['Node Type']);
}

function rowsOf(node: PlanNode): number {
  return Math.max(node['Plan Rows'], node['Actual Rows'] * node['Actual Loops']);
}
