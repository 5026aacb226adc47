import type { Transaction } from '../../../platform/index.js';

/** A table that says which products a row of another one names, by foreign keys. */
export interface ProductNames {
  readonly table: string;
  /** The column of the row that names them. */
  readonly of: string;
}

/** Writes which products a new row names. A product that is named is archived in place of being deleted. */
export function nameProducts(
  tx: Transaction,
  { table, of }: ProductNames,
  { id, products }: { readonly id: string; readonly products: readonly string[] },
): void {
  tx.pipeline(
    tx.touched(
      // In the order of their keys, so that two writers never wait for each other.
      `INSERT INTO ${table} (organization_id, ${of}, product_id)
       SELECT $1::uuid, $2::uuid, named.id FROM (SELECT DISTINCT unnest($3::uuid[]) AS id) AS named ORDER BY named.id
       ON CONFLICT DO NOTHING`,
      [tx.organizationId, id, [...products]],
    ),
  );
}

/** Writes which products a locked row names now, and that it names no others. */
export function renameProducts(
  tx: Transaction,
  names: ProductNames,
  named: { readonly id: string; readonly products: readonly string[] },
): void {
  const { table, of } = names;
  tx.pipeline(
    tx.touched(
      `DELETE FROM ${table} WHERE organization_id = $1 AND ${of} = $2 AND product_id <> ALL ($3::uuid[])`,
      [tx.organizationId, named.id, [...named.products]],
    ),
  );
  nameProducts(tx, names, named);
}
