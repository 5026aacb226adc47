import type { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';

export const itemsById = `
  SELECT * FROM credit_note_items WHERE organization_id = $1 AND credit_note_id = $2 ORDER BY position`;

export const allocationsById = `
  SELECT * FROM credit_note_allocations WHERE organization_id = $1 AND credit_note_id = $2 ORDER BY position`;

export const refundsById = `
  SELECT * FROM credit_note_refunds WHERE organization_id = $1 AND credit_note_id = $2 ORDER BY position`;

/** $1 organization, $2 credit note, $3 to $8 the columns, $9 now. */
export const insertRefund = `
  INSERT INTO credit_note_refunds (organization_id, credit_note_id, position, currency, amount, method, refunded_on,
                                   reference, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/**
 * The invoice that counts instead of the one that a credit note takes back: its correction, or the correction of that
 * one. $1 organization, $2 credit note.
 */
export const reissuedAs = `
  WITH RECURSIVE correction AS (
    SELECT i.id, i.number, i.status
      FROM credit_notes c
      JOIN invoices i ON i.organization_id = c.organization_id AND i.corrects_invoice_id = c.invoice_id
     WHERE c.organization_id = $1 AND c.id = $2
    UNION ALL
    SELECT i.id, i.number, i.status
      FROM correction
      JOIN invoices i ON i.organization_id = $1 AND i.corrects_invoice_id = correction.id
  )
  SELECT number FROM correction WHERE status <> 'void' ORDER BY id LIMIT 1`;

/** The same of several: an invoice is reissued by a correction that is not void, or by the correction of that one. */
export const reissuedAsOf = `
  WITH RECURSIVE correction AS (
    SELECT c.id AS credit_note_id, i.id, i.number, i.status
      FROM credit_notes c
      JOIN invoices i ON i.organization_id = c.organization_id AND i.corrects_invoice_id = c.invoice_id
     WHERE c.organization_id = $1 AND c.id = ANY ($2::uuid[])
    UNION ALL
    SELECT correction.credit_note_id, i.id, i.number, i.status
      FROM correction
      JOIN invoices i ON i.organization_id = $1 AND i.corrects_invoice_id = correction.id
  )
  SELECT DISTINCT ON (credit_note_id) credit_note_id, number FROM correction WHERE status <> 'void'
   ORDER BY credit_note_id, id`;

/** $1 organization, $2 credit notes. */
export const allocationsOf = `
  SELECT credit_note_id, invoice_id, amount, unallocated_amount FROM credit_note_allocations
   WHERE organization_id = $1 AND credit_note_id = ANY ($2::uuid[])`;

/**
 * The credit notes of some invoices that stand, those of the invoices that their credit settles, and so on. $1
 * organization, $2 invoices.
 */
export const reachable = `
  WITH RECURSIVE reached AS (
    SELECT unnest($2::uuid[]) AS invoice_id
    UNION
    SELECT a.invoice_id
      FROM reached
      JOIN credit_notes c
        ON c.organization_id = $1 AND c.invoice_id = reached.invoice_id AND c.status = 'issued'
      JOIN credit_note_allocations a
        ON a.organization_id = $1 AND a.credit_note_id = c.id AND a.amount > a.unallocated_amount
  )
  SELECT c.id FROM reached
    JOIN credit_notes c ON c.organization_id = $1 AND c.invoice_id = reached.invoice_id AND c.status = 'issued'`;

/** The same without some of them. $3 credit notes. */
export const reachableBeside = `${reachable} WHERE c.id <> ALL ($3::uuid[])`;

/** $1 organization, $2 credit note, then one array per column: what has gone home of an allocation by now. */
export const unallocate = `
  UPDATE credit_note_allocations c SET unallocated_amount = a.unallocated_amount
    FROM unnest($3::integer[], $4::bigint[]) AS a (position, unallocated_amount)
   WHERE c.organization_id = $1 AND c.credit_note_id = $2 AND c.position = a.position`;

/** What credit notes that stand have taken of an invoice. $1 organization, $2 invoice. */
export const standingItems = `
  SELECT i.invoice_item_id, i.quantity, i.net
    FROM credit_note_items i
    JOIN credit_notes c ON c.organization_id = i.organization_id AND c.id = i.credit_note_id
   WHERE c.organization_id = $1 AND c.invoice_id = $2 AND c.status = 'issued'`;

/** $1 organization, $2 invoice. */
export const standingGroups = `
  SELECT tax_breakdown, withholdings FROM credit_notes
   WHERE organization_id = $1 AND invoice_id = $2 AND status = 'issued'`;

/** $1 organization, $2 credit note, then one array per column. */
export const insertItems = `
  INSERT INTO credit_note_items (organization_id, credit_note_id, position, id, invoice_item_id, description, quantity,
                                 net, tax_rate, tax_category, product_name, item_description, note, unit, price,
                                 price_base_quantity, service_period)
  SELECT c.organization_id, c.id, i.*
    FROM credit_notes c, unnest($3::integer[], $4::uuid[], $5::uuid[], $6::text[], $7::numeric[], $8::bigint[],
                                $9::numeric[], $10::text[], $11::text[], $12::text[], $13::text[], $14::jsonb[],
                                $15::numeric[], $16::numeric[], $17::jsonb[]) AS i
   WHERE c.organization_id = $1 AND c.id = $2`;

/** The lines of a credit note, an array for each column in the order in which `insertItems` names them. */
export function itemColumns(items: readonly CreditNoteItemEntity[]): unknown[] {
  return [
    items.map((item) => item.position),
    items.map((item) => item.id),
    items.map((item) => item.invoice_item_id),
    items.map((item) => item.description),
    items.map((item) => item.quantity?.toString() ?? null),
    items.map((item) => item.net),
    items.map((item) => item.tax_rate.toString()),
    items.map((item) => item.tax_category),
    items.map((item) => item.product_name),
    items.map((item) => item.item_description),
    items.map((item) => item.note),
    items.map((item) => item.unit && JSON.stringify(item.unit)),
    items.map((item) => item.price?.toString() ?? null),
    items.map((item) => item.price_base_quantity?.toString() ?? null),
    items.map((item) => item.service_period && JSON.stringify(item.service_period)),
  ];
}

/** $1 organization, $2 credit note, $3 now, then one array per column. */
export const insertAllocations = `
  INSERT INTO credit_note_allocations (organization_id, credit_note_id, created_at, position, invoice_id, amount)
  SELECT c.organization_id, c.id, $3, a.*
    FROM credit_notes c, unnest($4::integer[], $5::uuid[], $6::bigint[]) AS a
   WHERE c.organization_id = $1 AND c.id = $2`;
