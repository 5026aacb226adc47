import { draftNames, itemNames, itemTypes, newInvoice } from './draft-columns.sql.js';

/**
 * Organization, customer and products in one statement, because each statement is a round trip.
 * $1 organization, $2 customer, $3 products. Reads the neighbours' tables, which the foreign keys name anyway.
 */
export const surroundings = `
  SELECT json_build_object('currency', o.currency, 'time_zone', o.time_zone, 'payment_terms', o.payment_terms,
                           'tax_rounding', o.tax_rounding) AS organization,
         (SELECT json_build_object('name', c.name, 'currency', c.currency, 'payment_terms', c.payment_terms,
                                   'tax_exemption', c.tax_exemption, 'archived', c.archived_at IS NOT NULL)
            FROM customers c WHERE c.organization_id = $1 AND c.id = $2) AS customer,
         (SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'unit', p.unit, 'sku', p.sku, 'gtin', p.gtin,
                                            'archived', p.archived_at IS NOT NULL))
            FROM products p WHERE p.organization_id = $1 AND p.id = ANY ($3::uuid[])) AS products
    FROM organizations o WHERE o.id = $1`;

const draftList = draftNames.join(', ');
const itemList = itemNames.join(', ');
const newNames = Object.keys(newInvoice).join(', ');
const newValues = Object.values(newInvoice).map(literal).join(', ');

const parametersOfInsert = 4 + draftNames.length + itemNames.length;

/** $1 organization, $2 id, $3 now, $4 the invoice that it corrects, then the draft, then the lines. */
export const insert = insertWith('');

/** The same, then the terms that the invoice is searched by. Most drafts have none, and are spared that part. */
export const insertWithTerms = insertWith(`, terms AS (
    INSERT INTO invoice_terms (organization_id, id, term) SELECT $1, $2, unnest($${parametersOfInsert + 1}::text[])
  )`);

/** $1 organization, $2 invoice, then the lines. */
export const insertItems = `
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList}) SELECT $1, $2, item.* FROM ${itemRows(2)}`;

/** $1 organization, $2 id, $3 now, then the draft, then the version that is replaced. */
export const update = `
  UPDATE invoices SET version = version + 1, updated_at = $3,
                      (${draftList}) = (${places(draftNames.length, 3)})
   WHERE organization_id = $1 AND id = $2 AND version = $${4 + draftNames.length}`;

export const deleteItems = 'DELETE FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2';

export const deleteById = 'DELETE FROM invoices WHERE organization_id = $1 AND id = $2';

function insertWith(further: string): string {
  return `
  WITH invoice AS (
    INSERT INTO invoices (organization_id, id, created_at, updated_at, corrects_invoice_id, ${newNames}, ${draftList})
    VALUES ($1, $2, $3, $3, $4, ${newValues}, ${places(draftNames.length, 4)})
  )${further}
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList})
  SELECT $1, $2, item.* FROM ${itemRows(4 + draftNames.length)}`;
}

/** `$4, $5, $6` for three values that follow the third. */
function places(count: number, after: number): string {
  return Array.from({ length: count }, (_none, index) => `$${after + index + 1}`).join(', ');
}

/** The lines as a table, out of one array per column. */
function itemRows(after: number): string {
  const arrays = itemTypes.map((type, index) => `$${after + index + 1}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS item (${itemList})`;
}

/** A constant of the code as SQL writes it. */
function literal(value: string | number | bigint | null): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `'${value}'` : String(value);
}
