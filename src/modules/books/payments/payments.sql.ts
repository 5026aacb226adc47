export const allocationsById = `
  SELECT organization_id, payment_id, position, invoice_id, amount, unallocated_amount, created_at
    FROM payment_allocations WHERE organization_id = $1 AND payment_id = $2 ORDER BY position`;

export const refundsById = `
  SELECT organization_id, payment_id, position, id, currency, amount, method, refunded_on, reference, reason,
         cancelled_at, created_at
    FROM payment_refunds WHERE organization_id = $1 AND payment_id = $2 ORDER BY position`;

/** $1 organization, $2 payment, $3 now, then one array per column. */
export const insertAllocations = `
  INSERT INTO payment_allocations (organization_id, payment_id, created_at, position, invoice_id, amount)
  SELECT p.organization_id, p.id, $3, a.*
    FROM payments p, unnest($4::integer[], $5::uuid[], $6::bigint[]) AS a
   WHERE p.organization_id = $1 AND p.id = $2`;

/** $1 organization, $2 payment, then one array per column: what is taken back of an allocation by now. */
export const unallocate = `
  UPDATE payment_allocations p SET unallocated_amount = a.unallocated_amount
    FROM unnest($3::integer[], $4::bigint[]) AS a (position, unallocated_amount)
   WHERE p.organization_id = $1 AND p.payment_id = $2 AND p.position = a.position`;

/** $1 organization, $2 payment, $3 to $10 the columns, $11 now. */
export const insertRefund = `
  INSERT INTO payment_refunds (organization_id, payment_id, position, id, currency, amount, method, refunded_on,
                               reference, reason, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** $1 organization, $2 payment, $3 position, $4 now. */
export const cancelRefund = `
  UPDATE payment_refunds SET cancelled_at = $4 WHERE organization_id = $1 AND payment_id = $2 AND position = $3`;

/** $1 organization, $2 invoice. */
export const idsOfInvoice = `
  SELECT DISTINCT payment_id AS id FROM payment_allocations WHERE organization_id = $1 AND invoice_id = $2 ORDER BY 1`;

/** $1 organization, $2 invoices. */
export const latestDays = `
  SELECT a.invoice_id, max(p.received_on) AS day
    FROM payment_allocations a
    JOIN payments p ON p.organization_id = a.organization_id AND p.id = a.payment_id
   WHERE a.organization_id = $1 AND a.invoice_id = ANY ($2::uuid[]) AND a.amount > a.unallocated_amount
         AND p.reversed_at IS NULL
   GROUP BY a.invoice_id`;
