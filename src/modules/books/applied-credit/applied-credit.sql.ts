/**
 * What of a customer settles nothing yet: payments, then credit notes, the oldest first. $1 organization, $2 customer,
 * $3 how many.
 */
export const sources = `
  SELECT kind, id, currency
    FROM (SELECT 1 AS place, 'payment' AS kind, id, currency, received_on AS day, created_at FROM payments
           WHERE organization_id = $1 AND customer_id = $2 AND unapplied_amount > 0 AND reversed_at IS NULL
          UNION ALL
          SELECT 2, 'credit_note', id, currency, issue_date, created_at FROM credit_notes
           WHERE organization_id = $1 AND customer_id = $2 AND unapplied_amount > 0 AND status = 'issued') AS sources
   ORDER BY place, day, created_at, id LIMIT $3`;

/** The first due first. $1 organization, $2 customer, $3 the currencies that there is credit in, $4 how many. */
export const openInvoices = `
  SELECT id FROM invoices
   WHERE organization_id = $1 AND customer_id = $2 AND status = 'open' AND currency = ANY ($3::text[])
   ORDER BY due_date, id LIMIT $4`;
