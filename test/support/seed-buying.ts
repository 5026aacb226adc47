import { chance, idOf } from './seed-sql.js';

/** A role that may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** $1 organization, $2 how many. Nearly all are PDFs. */
const RECEIVED_FILES = `
  INSERT INTO received_files (organization_id, id, filename, media_type, size, sha256, received_at, created_at)
  SELECT $1::uuid, ${idOf('0f', 'n')}, 'bill-' || n || '.pdf',
         CASE ${chance(5, 400)} WHEN 0 THEN 'image/png' WHEN 1 THEN 'application/xml' ELSE 'application/pdf' END,
         1000 + n, encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), instant, instant
    FROM (SELECT n, timestamptz '2021-11-21Z' + n * interval '1 hour' AS instant
            FROM generate_series(1, $2::integer) n) AS drawn`;

/** Fills an organization with what it has received. */
export async function seedBuying(
  books: Books,
  organizationId: string,
  { invoices }: { readonly invoices: number },
): Promise<void> {
  await books.query(RECEIVED_FILES, [organizationId, invoices]);
}
