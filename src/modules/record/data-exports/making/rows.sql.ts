import type { ExportedColumn } from '../domain/exported-column.js';
import type { ExportedKind } from '../domain/export-kinds.js';

/** The columns of all tables, as they are in this database. */
export const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS stored
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
   ORDER BY c.relname, a.attnum`;

/** Takes one of two places in the whole database until the transaction ends. $1 is the place. */
export const TAKE_SLOT = 'SELECT pg_try_advisory_xact_lock(4706240, $1) AS taken';

/** How many rows of a kind an organization has. $1 organization. */
export function countOf(table: string, kind: ExportedKind): string {
  return `SELECT count(*) AS count FROM ${table} t WHERE ${belonging(kind)}`;
}

/** Opens a cursor over the rows of a kind as JSON. $1 organization. */
export function openRows(table: string, kind: ExportedKind, columns: readonly ExportedColumn[]): string {
  const selected = columns.map((column) => selectedAs(column, kind)).join(', ');
  const order = kind.order
    .split(', ')
    .map((name) => `t.${name}`)
    .join(', ');
  return `DECLARE exported_rows NO SCROLL CURSOR FOR
    SELECT row_to_json(one)::text AS text
      FROM (SELECT ${selected} FROM ${table} t WHERE ${belonging(kind)} ORDER BY ${order}) one`;
}

/** Events have a copy of a whole invoice each, and mails a whole page: so many of them fit into memory. */
export const NEXT_ROWS = 'FETCH 200 FROM exported_rows';
export const CLOSE_ROWS = 'CLOSE exported_rows';

function belonging({ of = 't.organization_id = $1' }: ExportedKind): string {
  return of;
}

function selectedAs({ name, type }: ExportedColumn, { currencyOf, besides }: ExportedKind): string {
  const added = besides?.[name];
  if (added !== undefined) return `${added} AS "${name}"`;
  const column = `t."${name}"`;
  if (type === 'bytes') return `encode(${column}, 'hex') AS "${name}"`;
  if (type === 'instant')
    return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${name}"`;
  if (name !== 'currency' || currencyOf === undefined) return column;
  const [owner, key] = currencyOf;
  return `(
    SELECT o.currency FROM ${owner} o WHERE o.organization_id = t.organization_id AND o.id = t.${key}) AS currency`;
}
