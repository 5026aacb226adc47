import { byCount, valueRows } from '../../../../platform/index.js';
import { offeredListsSql } from '../../price-lists/index.js';
import {
  draftNames,
  invoiceNames,
  invoiceTypes,
  itemNames,
  itemTypes,
  neverIssued,
  newInvoice,
} from './draft-columns.sql.js';

const organization = `
  json_build_object('currency', o.currency, 'time_zone', o.time_zone, 'payment_terms', o.payment_terms,
                    'tax_rounding', o.tax_rounding) AS organization`;

const customer = `
  json_build_object('id', c.id, 'name', c.name, 'currency', c.currency, 'payment_terms', c.payment_terms,
                    'tax_exemption', c.tax_exemption, 'withholdings', c.withholdings,
                    'archived', c.archived_at IS NOT NULL,
                    'merged_into', c.merged_into)`;

const product = `
  json_build_object('id', p.id, 'name', p.name, 'unit', p.unit, 'sku', p.sku, 'gtin', p.gtin,
                    'archived', p.archived_at IS NOT NULL)`;

/** What a product asks for, and which list the customer has: of interest where a line names no price. */
const ownPrice = `
  json_build_object('id', p.id, 'name', p.name, 'unit', p.unit, 'sku', p.sku, 'gtin', p.gtin,
                    'archived', p.archived_at IS NOT NULL, 'price', p.price::text, 'price_currency', p.currency)`;

const ownList = `
  json_build_object('id', c.id, 'name', c.name, 'currency', c.currency, 'payment_terms', c.payment_terms,
                    'tax_exemption', c.tax_exemption, 'withholdings', c.withholdings,
                    'archived', c.archived_at IS NOT NULL,
                    'merged_into', c.merged_into, 'price_list_id', c.price_list_id)`;

/**
 * Organization, customer and products in one statement, because each statement is a round trip.
 * $1 organization, $2 customer, $3 products. Reads the neighbours' tables, which the foreign keys name anyway.
 */
export const surroundings = `
  SELECT ${organization},
         (SELECT ${customer} FROM customers c WHERE c.organization_id = $1 AND c.id = $2) AS customer,
         (SELECT json_agg(${product})
            FROM products p WHERE p.organization_id = $1 AND p.id = ANY ($3::uuid[])) AS products
    FROM organizations o WHERE o.id = $1`;

/** The same where lines name no price. */
export const pricedSurroundings = `
  SELECT ${organization},
         (SELECT ${ownList} FROM customers c WHERE c.organization_id = $1 AND c.id = $2) AS customer,
         (SELECT json_agg(${ownPrice})
            FROM products p WHERE p.organization_id = $1 AND p.id = ANY ($3::uuid[])) AS products,
         ${offeredListsSql({ customers: 'ARRAY[$2]', products: '$3' })} AS price_lists
    FROM organizations o WHERE o.id = $1`;

/**
 * The same of several drafts: $2 customers, $3 products. Held as their foreign keys will hold them, so that none is
 * deleted until the drafts are stored, and storing them waits for nobody.
 */
export const surroundingsOfAll = `
  SELECT ${organization},
         (SELECT json_agg(${customer})
            FROM (SELECT * FROM customers WHERE organization_id = $1 AND id = ANY ($2::uuid[])
                   ORDER BY id FOR KEY SHARE) c) AS customers,
         (SELECT json_agg(${product})
            FROM (SELECT * FROM products WHERE organization_id = $1 AND id = ANY ($3::uuid[])
                   ORDER BY id FOR KEY SHARE) p) AS products
    FROM organizations o WHERE o.id = $1`;

/** The same where lines name no price. */
export const pricedSurroundingsOfAll = `
  SELECT ${organization},
         (SELECT json_agg(${ownList})
            FROM (SELECT * FROM customers WHERE organization_id = $1 AND id = ANY ($2::uuid[])
                   ORDER BY id FOR KEY SHARE) c) AS customers,
         (SELECT json_agg(${ownPrice})
            FROM (SELECT * FROM products WHERE organization_id = $1 AND id = ANY ($3::uuid[])
                   ORDER BY id FOR KEY SHARE) p) AS products,
         ${offeredListsSql({ customers: '$2', products: '$3' })} AS price_lists
    FROM organizations o WHERE o.id = $1`;

const draftList = draftNames.join(', ');
const itemList = itemNames.join(', ');
const newNames = Object.keys(newInvoice).join(', ');
const newValues = Object.values(newInvoice).map(literal).join(', ');
const sameNames = neverIssued.map(([name]) => name).join(', ');
const sameValues = neverIssued.map(([, value]) => literal(value)).join(', ');

/**
 * Takes how many lines are stored with the invoice in this statement.
 *
 * $1 organization, $2 id, $3 now, $4 the invoice that it corrects, $5 the recurring invoice that makes it, $6 the quote
 * that it is made of, then the draft, then the lines.
 */
export const insert = byCount(
  (lines) => `
  WITH invoice AS (
    INSERT INTO invoices (organization_id, id, created_at, updated_at, corrects_invoice_id, recurring_invoice_id,
                          quote_id, ${newNames}, ${draftList})
    VALUES ($1, $2, $3, $3, $4, $5, $6, ${newValues}, ${places(draftNames.length, 6)})
  )
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList})
  VALUES ${valueRows(lines, { shared: ['$1', '$2'], after: 6 + draftNames.length, each: itemNames.length })}`,
);

/**
 * $1 organization, $2 now, $3 ids, then the invoices, one array for each column. Their customers are joined, because
 * they are known to be there, and a distributed database writes beside them without asking anybody.
 */
export const insertAll = `
  INSERT INTO invoices (organization_id, created_at, updated_at, id, ${sameNames}, ${invoiceNames.join(', ')})
  SELECT c.organization_id, $2, $2, invoice.id, ${sameValues},
         ${invoiceNames.map((name) => `invoice.${name}`).join(', ')}
    FROM unnest($3::uuid[], ${arrays(invoiceTypes, 3)}) AS invoice (id, ${invoiceNames.join(', ')})
    JOIN customers c ON c.organization_id = $1 AND c.id = invoice.customer_id`;

/** $1 organization, $2 invoices of the lines, then the lines. */
export const insertItemsOfAll = `
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList})
  SELECT i.organization_id, i.id, ${itemNames.map((name) => `item.${name}`).join(', ')}
    FROM unnest($2::uuid[], ${arrays(itemTypes, 2)}) AS item (invoice_id, ${itemList})
    JOIN invoices i ON i.organization_id = $1 AND i.id = item.invoice_id`;

/** $1 organization, $2 invoice, then the lines. */
export const insertItems = byCount(
  (lines) => `
  INSERT INTO invoice_items (organization_id, invoice_id, ${itemList})
  VALUES ${valueRows(lines, { shared: ['$1', '$2'], each: itemNames.length })}`,
);

/** $1 organization, $2 id, $3 now, then the draft, then the version that is replaced. */
export const update = `
  UPDATE invoices SET version = version + 1, updated_at = $3,
                      (${draftList}) = (${places(draftNames.length, 3)})
   WHERE organization_id = $1 AND id = $2 AND version = $${4 + draftNames.length}`;

export const deleteItems = 'DELETE FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2';

export const deleteById = 'DELETE FROM invoices WHERE organization_id = $1 AND id = $2';

/** `$4, $5, $6` for three values that follow the third. */
function places(count: number, after: number): string {
  return Array.from({ length: count }, (_none, index) => `$${after + index + 1}`).join(', ');
}

/** `$4::uuid[], $5::text[]` for two columns that follow the third value. */
function arrays(types: readonly string[], after: number): string {
  return types.map((type, index) => `$${after + index + 1}::${type}[]`).join(', ');
}

/** A constant of the code as SQL writes it. */
function literal(value: string | number | bigint | null): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `'${value}'` : String(value);
}
