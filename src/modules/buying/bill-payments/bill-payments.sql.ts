export const allocationsById = `
  SELECT organization_id, payment_id, position, bill_id, amount, discount, is_credit, released_at, created_at
    FROM bill_payment_allocations WHERE organization_id = $1 AND payment_id = $2 ORDER BY position`;

/** $1 organization, $2 payment, $3 now, then one array per column. */
export const insertAllocations = `
  INSERT INTO bill_payment_allocations (organization_id, payment_id, created_at, position, bill_id, amount, discount,
                                        is_credit)
  SELECT p.organization_id, p.id, $3, a.*
    FROM bill_payments p, unnest($4::integer[], $5::uuid[], $6::bigint[], $7::bigint[], $8::boolean[]) AS a
   WHERE p.organization_id = $1 AND p.id = $2`;

/** $1 organization, $2 payment, $3 now, $4 the places that are taken back. */
export const releaseAllocations = `
  UPDATE bill_payment_allocations SET released_at = $3
   WHERE organization_id = $1 AND payment_id = $2 AND position = ANY ($4::integer[])`;

/**
 * What is owed by currency and bucket, what is disputed, and what settles nothing yet. $1 organization, $2 today,
 * $3 bounds, $4 supplier or null for all of them. One statement, so that all sums are of one moment.
 */
export const PAYABLES = `
  WITH owed AS (
    SELECT status, currency, due_date,
           CASE kind WHEN 'credit_note' THEN -1 ELSE 1 END * (amount_payable - amount_paid - amount_discounted) AS due
      FROM bills
     WHERE organization_id = $1 AND status = ANY (ARRAY['open', 'approved', 'disputed'])
           AND ($4::uuid IS NULL OR supplier_id = $4) AND currency IS NOT NULL AND amount_payable IS NOT NULL)
  SELECT CASE status WHEN 'disputed' THEN 'disputed' ELSE 'bills' END AS source, currency,
         width_bucket($2::date - coalesce(due_date, $2::date), $3::integer[]) AS bucket,
         sum(due)::text AS amount, count(*)::integer AS bills
    FROM owed WHERE due > 0 GROUP BY source, currency, bucket
  UNION ALL
  SELECT 'credit', currency, 0, sum(amount)::text, count(*)::integer
    FROM (SELECT currency, -due AS amount FROM owed WHERE due < 0 AND status <> 'disputed'
          UNION ALL
          SELECT currency, unapplied_amount FROM bill_payments
           WHERE organization_id = $1 AND unapplied_amount > 0 AND reversed_at IS NULL
                 AND ($4::uuid IS NULL OR supplier_id = $4)) AS credit
   GROUP BY currency`;
