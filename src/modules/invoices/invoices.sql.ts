import { draftNames, itemNames, itemTypes, newInvoice } from './draft-rows.sql.js';

/** The columns that a new invoice is inserted with, in the order of the values that the repository gives. */
const insertedNames = [...Object.keys(newInvoice), ...draftNames];
const itemList = itemNames.join(', ');

/** `$4, $5, $6` for three values that follow the third. */
function places(count: number, after: number): string {
  return Array.from({ length: count }, (_none, index) => `$${after + index + 1}`).join(', ');
}

/** The lines as a table, out of one array per column. */
function itemRows(after: number): string {
  const arrays = itemTypes.map((type, index) => `$${after + index + 1}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS item (${itemList})`;
}

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
         (SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'unit', p.unit,
                                            'archived', p.archived_at IS NOT NULL))
            FROM products p WHERE p.organization_id = $1 AND p.id = ANY ($3::uuid[])) AS products
    FROM organizations o WHERE o.id = $1`;

/** $1 organization, $2 id, $3 now, $4 the invoice that it corrects, then `newInvoice`, the draft and the lines. */
export const insert = `
  WITH invoice AS (
    INSERT INTO invoices (organization_id, id, created_at, updated_at, corrects_invoice_id,
                          ${insertedNames.join(', ')})
    VALUES ($1, $2, $3, $3, $4, ${places(insertedNames.length, 4)})
  )
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList})
  SELECT $1, $2, item.* FROM ${itemRows(4 + insertedNames.length)}`;

/** $1 organization, $2 invoice, then the lines. */
export const insertItems = `
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList}) SELECT $1, $2, item.* FROM ${itemRows(2)}`;

/** $1 organization, $2 id, $3 now, then the draft, then the version that is replaced. */
export const update = `
  UPDATE invoices SET version = version + 1, updated_at = $3,
                      (${draftNames.join(', ')}) = (${places(draftNames.length, 3)})
   WHERE organization_id = $1 AND id = $2 AND version = $${4 + draftNames.length}`;

const dated = `
  SELECT i.*, o.time_zone FROM invoices i JOIN organizations o ON o.id = i.organization_id
   WHERE i.organization_id = $1`;

export const byId = `${dated} AND i.id = $2`;

export const lockById = `${byId} FOR UPDATE OF i`;

/** In the order of their ids, so that two who lock the same invoices wait for each other and do not block. */
export const lockByIds = `${dated} AND i.id = ANY ($2::uuid[]) ORDER BY i.id FOR UPDATE OF i`;

export const itemsByIds = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
   ORDER BY invoice_id, position`;

/** $1 organization, $2 invoice. What is frozen of seller and buyer. */
export const parties = `
  SELECT jsonb_build_object('name', coalesce(o.legal_name, o.name), 'address', o.address, 'tax_ids', o.tax_ids,
                            'bank_details', o.bank_details, 'email', o.email, 'phone', o.phone) AS seller,
         jsonb_build_object('name', c.name, 'email', c.email, 'billing_address', c.billing_address,
                            'shipping_address', c.shipping_address, 'tax_ids', c.tax_ids) AS buyer
    FROM invoices i
    JOIN organizations o ON o.id = i.organization_id
    JOIN customers c ON c.organization_id = i.organization_id AND c.id = i.customer_id
   WHERE i.organization_id = $1 AND i.id = $2`;

export const itemsById = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2 ORDER BY position`;

export const deleteItems = 'DELETE FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2';

export const deleteById = 'DELETE FROM invoices WHERE organization_id = $1 AND id = $2';
