import { dueDateThen, openPartsOf } from '../../books/invoices/index.js';
import {
  creditThen,
  openThen,
  restorationsOf,
  type CountedPlaceholders,
} from '../../books/receivables/index.js';

/**
 * All that moves the account of a customer in a currency, each with the day or the instant that it counts from. What is
 * void stays beside what takes it back, because an earlier statement may have shown it.
 *
 * An allocation moves nothing: it only says what a payment or a credit note was for.
 */
const MOVES = `
  SELECT 'invoice' AS type, id AS object_id, number, issue_date AS day, finalized_at AS at,
         coalesce((payment_plan -> -1 ->> 'due_date')::date, ${dueDateThen('$10', '$9')}) AS due_date,
         greatest(total - withholding_total + payable_rounding - prepaid_amount, 0) AS amount
    FROM invoices i
   WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND status <> 'draft'
  UNION ALL
  SELECT 'invoice_voided', id, number, NULL, voided_at, NULL,
         -greatest(total - withholding_total + payable_rounding - prepaid_amount, 0)
    FROM invoices
   WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND status = 'void'
  UNION ALL
  SELECT CASE WHEN s.amount > 0 THEN 'invoice_written_off' ELSE 'write_off_ended' END, i.id, i.number, s.day,
         s.created_at, NULL, -s.amount
    FROM invoices i
    JOIN invoice_settlements s ON s.organization_id = i.organization_id AND s.invoice_id = i.id
   WHERE i.organization_id = $1 AND i.customer_id = $2 AND i.currency = $3 AND s.kind = 'write_off'
  UNION ALL
  SELECT CASE d.kind WHEN 'early_payment' THEN 'discount' ELSE 'deduction' END
           || CASE WHEN d.amount < 0 THEN '_ended' ELSE '' END,
         i.id, i.number, d.day, d.created_at, NULL, -d.amount
    FROM invoices i
    JOIN invoice_deductions d ON d.organization_id = i.organization_id AND d.invoice_id = i.id
   WHERE i.organization_id = $1 AND i.customer_id = $2 AND i.currency = $3 AND d.amount <> 0
  UNION ALL
  SELECT 'credit_note', id, number, issue_date, created_at, NULL, -(total - withholding_total + payable_rounding)
    FROM credit_notes WHERE organization_id = $1 AND customer_id = $2 AND currency = $3
  UNION ALL
  SELECT 'credit_note_voided', id, number, NULL, voided_at, NULL, total - withholding_total + payable_rounding
    FROM credit_notes
   WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND status = 'void'
  UNION ALL
  SELECT 'credit_note_refunded', c.id, c.number, r.refunded_on, r.created_at, NULL, r.amount
    FROM credit_notes c
    JOIN credit_note_refunds r ON r.organization_id = c.organization_id AND r.credit_note_id = c.id
   WHERE c.organization_id = $1 AND c.customer_id = $2 AND c.currency = $3
  UNION ALL
  SELECT 'payment', id, reference, received_on, created_at, NULL, -amount
    FROM payments WHERE organization_id = $1 AND customer_id = $2 AND currency = $3
  UNION ALL
  SELECT 'payment_reversed', id, reference, NULL, reversed_at, NULL, amount
    FROM payments
   WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND reversed_at IS NOT NULL
  UNION ALL
  SELECT 'payment_reversed', id, reference, NULL, restored.reversed_at, NULL, amount
    FROM payments CROSS JOIN LATERAL ${restorationsOf('payments')}
   WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND restorations IS NOT NULL
  UNION ALL
  SELECT 'payment_restored', id, reference, NULL, restored.restored_at, NULL, -amount
    FROM payments CROSS JOIN LATERAL ${restorationsOf('payments')}
   WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND restorations IS NOT NULL
  UNION ALL
  SELECT 'refund', r.payment_id, coalesce(r.reference, p.reference), r.refunded_on, r.created_at, NULL, r.amount
    FROM payments p
    JOIN payment_refunds r ON r.organization_id = p.organization_id AND r.payment_id = p.id
   WHERE p.organization_id = $1 AND p.customer_id = $2 AND p.currency = $3
  UNION ALL
  SELECT 'refund_cancelled', r.payment_id, coalesce(r.reference, p.reference), NULL, r.cancelled_at, NULL, -r.amount
    FROM payments p
    JOIN payment_refunds r ON r.organization_id = p.organization_id AND r.payment_id = p.id
   WHERE p.organization_id = $1 AND p.customer_id = $2 AND p.currency = $3 AND r.cancelled_at IS NOT NULL`;

const COUNTED: CountedPlaceholders = {
  through: '$5',
  before: '$7',
  recordedBefore: '$9',
  extendedBy: '$10',
};

/** Each instalment by its own day. */
const PARTS = openPartsOf({ plan: 'i.payment_plan', dueDate: 'i.due_date', open: 'i.open' });

/**
 * The account in a period, in the order of its days: what it opened with, what moved it, which invoices were open at
 * its end, and the credit that settled nothing by then. $1 organization, $2 customer, $3 currency, $4 and $5 first and
 * last day, $6 and $7 where these begin and end, $8 how many moves at most, $9 before when all of it must have been
 * recorded, $10 the day whose due dates count.
 *
 * One statement, so that all figures are of one moment.
 */
export const STATEMENT = `
  WITH moves AS (${MOVES}),
       placed AS (SELECT moves.*, coalesce(day < $4::date, at < $6::timestamptz) AS is_before,
                         coalesce(day > $5::date, at >= $7::timestamptz) AS is_after
                    FROM moves WHERE at < $9::timestamptz)
  SELECT 'opening' AS type, NULL::uuid AS object_id, NULL AS number, NULL::date AS day, NULL::timestamptz AS at,
         NULL::date AS due_date, coalesce(sum(amount), 0)::text AS amount, '0' AS total
    FROM placed WHERE is_before
  UNION ALL
  SELECT type, object_id, number, day, at, due_date, amount::text, '0'
    FROM (SELECT * FROM placed WHERE NOT is_before AND NOT is_after LIMIT $8) AS moved
  UNION ALL
  SELECT 'open_invoice', i.id, i.number, i.issue_date, i.finalized_at, part.due_date, part.open::text, i.total::text
    FROM (${openThen(COUNTED)}) AS i CROSS JOIN LATERAL ${PARTS} AS part WHERE i.currency = $3 AND i.open > 0
  UNION ALL
  SELECT 'unapplied', NULL, NULL, NULL, NULL, NULL, sum(amount)::text, '0'
    FROM (${creditThen(COUNTED)}) AS credit WHERE currency = $3
  HAVING count(*) > 0`;
