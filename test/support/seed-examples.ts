import type { Resource, Stored, TableResource } from '../../src/platform/contract/resource.js';
import { resources } from '../../src/modules/resources.js';
import { writingOperations } from '../contract/support/operations.js';
import { hasReferences } from './things-from-examples.js';

/** A role that may write to every organization. */
interface Books {
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

type Table = TableResource<object>;

/**
 * Fills the empty tables of an organization whose rows refer to no others with repetitions of the documented example:
 * names and unique values are numbered, every 25th flag is inverted, and the rows are an hour apart.
 *
 * If the filters of a slice need values that match many and few rows, fill it by hand in seed-books.ts.
 */
export async function seedExamples(books: Books, organizationId: string, rows: number): Promise<void> {
  for (const resource of resources.filter(isTable)) {
    const create = writingOperations.find(
      ({ method, path }) => method === 'POST' && path === `/${resource.name}`,
    );
    if (create === undefined || hasReferences(create)) continue;
    if (await hasRows(books, resource.table, organizationId)) continue;
    const columns = Object.entries<Stored>(resource.columns(create.body.example));
    const numbered = new Set(['name', ...(await uniqueColumns(books, resource.table))]);
    const values = columns.map(([name, value], at) => {
      if (typeof value === 'boolean') return `$${at + 3}::boolean = (n % 25 > 0)`;
      return numbered.has(name) ? `$${at + 3}::text || ' ' || n` : `$${at + 3}`;
    });
    const names = columns.map(([name]) => name).join(', ');
    await books.query(
      `INSERT INTO ${resource.table} (organization_id, id, created_at, updated_at, ${names})
       SELECT $1::uuid, gen_random_uuid(), instant, instant, ${values.join(', ')}
         FROM (SELECT n, timestamptz '2021-11-21Z' + n * interval '1 hour' AS instant
                 FROM generate_series(1, $2::integer) n) AS drawn`,
      [organizationId, rows, ...columns.map(([, value]) => value)],
    );
  }
}

/** Returns the tables of lists without any row, because plans for them would prove nothing. */
export async function emptyTables(books: Books, tables: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (table) => ((await hasRows(books, table)) ? [] : [table])),
  );
  return found.flat();
}

function isTable(resource: Resource): resource is Table {
  return 'columns' in resource;
}

async function hasRows(books: Books, table: string, organizationId?: string): Promise<boolean> {
  const where = organizationId === undefined ? '' : 'WHERE organization_id = $1';
  const values = organizationId === undefined ? [] : [organizationId];
  return (await books.query(`SELECT 1 FROM ${table} ${where} LIMIT 1`, values)).rows.length > 0;
}

async function uniqueColumns(books: Books, table: string): Promise<string[]> {
  const { rows } = await books.query(
    `SELECT a.attname::text AS name FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'u' AND c.conrelid = $1::regclass AND a.attname <> 'organization_id'`,
    [table],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}
