/** What is written into: a pool or a client of somebody who may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** $1 organization. One for each paid invoice, the day it was last changed; one in 500 was too much, one reversed. */
const PAYMENTS = `
  INSERT INTO payments (organization_id, id, customer_id, currency, amount, unapplied_amount, method, received_on,
                        reversed_at, created_at, updated_at)
  SELECT organization_id, overlay(id::text PLACING '04' FROM 1)::uuid, customer_id, currency, total + extra, extra,
         'bank_transfer', updated_at::date, CASE WHEN place % 500 = 1 THEN updated_at END, updated_at, updated_at
    FROM (SELECT *, CASE WHEN place % 500 = 0 THEN 1000 ELSE 0 END AS extra
            FROM (SELECT *, row_number() OVER () AS place FROM invoices
                   WHERE organization_id = $1 AND status = 'paid') AS paid) AS drawn`;

/** $1 organization. One for each fiftieth paid invoice, over a part of it, half of them to the customer's credit. */
const CREDIT_NOTES = `
  INSERT INTO credit_notes (organization_id, id, status, number, invoice_id, customer_id, customer_name, currency,
                            issue_date, reason, seller, buyer, tax_breakdown, subtotal, tax_total, total,
                            refunded_amount, unapplied_amount, created_at, updated_at)
  SELECT organization_id, overlay(id::text PLACING '05' FROM 1)::uuid,
         CASE WHEN place % 1000 = 0 THEN 'void' ELSE 'issued' END, 'CN-' || place, id, customer_id, customer_name,
         currency, updated_at::date, 'other', '{}', '{}', '[]', part, 0, part,
         CASE WHEN place % 100 = 0 THEN part ELSE 0 END, CASE WHEN place % 100 = 0 THEN 0 ELSE part END,
         updated_at, updated_at
    FROM (SELECT *, row_number() OVER () AS place, total / 2 + 1 AS part FROM invoices
           WHERE organization_id = $1 AND status = 'paid') AS paid
   WHERE place % 50 = 0`;

/** Pays and credits the invoices of seeded books, for measuring: the amounts of the invoices stay as they are. */
export async function seedSettlements(books: Books, organizationId: string): Promise<void> {
  await books.query(PAYMENTS, [organizationId]);
  await books.query(CREDIT_NOTES, [organizationId]);
}
