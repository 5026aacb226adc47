const counted = `organization_id = $1 AND customer_id = $2 AND unapplied_amount > 0`;

/** What of a customer settles nothing yet: payments, then credit notes, the oldest first. */
function sourcesWhere(condition: string): string {
  return `
  SELECT kind, id, currency
    FROM (SELECT 1 AS place, 'payment' AS kind, id, currency, received_on AS day, created_at FROM payments
           WHERE ${counted} AND reversed_at IS NULL ${condition}
          UNION ALL
          SELECT 2, 'credit_note', id, currency, issue_date, created_at FROM credit_notes
           WHERE ${counted} AND status = 'issued' ${condition}) AS sources
   ORDER BY place, day, created_at, id LIMIT $3`;
}

/** $1 organization, $2 customer, $3 how many. */
export const sources = sourcesWhere('');

/** The same in one currency: $4. */
export const sourcesIn = sourcesWhere('AND currency = $4');

/** The first due first. $1 organization, $2 customer, $3 the currencies that there is credit in, $4 how many. */
export const openInvoices = `
  SELECT id FROM invoices
   WHERE organization_id = $1 AND customer_id = $2 AND status = 'open' AND currency = ANY ($3::text[])
   ORDER BY due_date, id LIMIT $4`;
