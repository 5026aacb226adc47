import type pg from 'pg';
import type { Statement } from '../../src/platform/books/lists/list-statement.js';

/** A node of EXPLAIN (FORMAT JSON), as far as the tests look at it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What a plan does that no list may do: tables it reads from end to end, and how many rows it sorts at most. */
export interface PlanFaults {
  readonly sequentialScans: readonly string[];
  /** The larger of what was estimated and what was there. */
  readonly sortedRows: number;
  /** How many rows it looks up in their tables, because an index does not have all that is asked for. */
  readonly rowsFetched: number;
}

/** The plan of a statement as the service runs it: as its role, under row-level security, for these values. */
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
