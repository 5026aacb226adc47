/**
 * What a payment has done for the invoices that it settles, in the order of its allocations. One statement, so that all
 * figures are of one moment. $1 organization, $2 payment.
 *
 * What was taken off with the payment counts as far as it stands: rows that took it back begin at the same place.
 */
export const SETTLED = `
  SELECT i.id, i.number, i.issue_date, i.status, i.currency, i.total, i.payable_rounding, i.prepaid_amount,
         i.withholding_total, i.withholding_credited, i.credit_notes_total,
         i.amount_discounted, i.amount_due, i.amount_paid, i.amount_credited, i.amount_waived,
         i.due_date, i.payment_terms, i.payment_plan, a.paid,
         coalesce(d.discount, 0)::bigint AS discount, coalesce(d.let_go, 0)::bigint AS let_go
    FROM (SELECT organization_id, invoice_id, min(position) AS position,
                 sum(amount - unallocated_amount)::bigint AS paid
            FROM payment_allocations WHERE organization_id = $1 AND payment_id = $2
           GROUP BY organization_id, invoice_id HAVING sum(amount - unallocated_amount) > 0) a
    JOIN invoices i ON i.organization_id = a.organization_id AND i.id = a.invoice_id
    LEFT JOIN LATERAL (
         SELECT sum(r.amount) FILTER (WHERE r.kind = 'early_payment') AS discount,
                sum(r.amount) FILTER (WHERE r.kind <> 'early_payment') AS let_go
           FROM invoice_deductions b
           JOIN invoice_deductions r ON r.organization_id = b.organization_id AND r.invoice_id = b.invoice_id
                AND r.begins_at = b.position
          WHERE b.organization_id = a.organization_id AND b.invoice_id = a.invoice_id AND b.payment_id = $2
                AND b.begins_at = b.position) d ON true
   ORDER BY a.position`;
