import { dueDateThen, openPartsOf } from '../invoices/index.js';
import { reversedThen } from '../receivables/index.js';

const PARTS_THEN = openPartsOf({
  plan: 'open_then.payment_plan',
  dueDate: 'open_then.due_date',
  open: 'open_then.amount',
});

const PARTS_NOW = openPartsOf({ plan: 'i.payment_plan', dueDate: 'i.due_date', open: 'i.amount_due' });

/**
 * Invoices that are paid in instalments are taken off as a whole and added by their parts, each by its own day: they
 * are few, so that the others need no more than their index. One that is in several buckets counts in each of them.
 */
const IN_INSTALMENTS = `
          UNION ALL
          SELECT currency, width_bucket($2::date - due_date, $3::integer[]) AS bucket, -sum(amount_due), -count(*)
            FROM invoices WHERE organization_id = $1 AND status = 'open' AND payment_plan IS NOT NULL
           GROUP BY currency, bucket
          UNION ALL
          SELECT i.currency, width_bucket($2::date - part.due_date, $3::integer[]) AS bucket, sum(part.open),
                 count(DISTINCT i.id)
            FROM invoices i CROSS JOIN LATERAL ${PARTS_NOW} AS part
           WHERE i.organization_id = $1 AND i.status = 'open' AND i.payment_plan IS NOT NULL
           GROUP BY i.currency, bucket`;

/**
 * What is due by currency and bucket, and what settles nothing yet by currency. $1 organization, $2 today, $3 bounds.
 *
 * One statement, so that all sums are of one moment. Each branch is read off an index that has all it needs.
 */
export const RECEIVABLES = `
  SELECT 'open_invoices' AS source, currency, bucket, sum(amount)::text AS amount, sum(documents)::integer AS documents
    FROM (SELECT currency, width_bucket($2::date - due_date, $3::integer[]) AS bucket, sum(amount_due) AS amount,
                 count(*) AS documents
            FROM invoices WHERE organization_id = $1 AND status = 'open' GROUP BY currency, bucket
          ${IN_INSTALMENTS}) AS parts
   GROUP BY currency, bucket
  UNION ALL
  SELECT 'unapplied_credit', currency, 0, sum(unapplied_amount)::text, count(*)::integer
    FROM (SELECT currency, unapplied_amount FROM payments
           WHERE organization_id = $1 AND unapplied_amount > 0 AND reversed_at IS NULL
          UNION ALL
          SELECT currency, unapplied_amount FROM credit_notes
           WHERE organization_id = $1 AND unapplied_amount > 0 AND status = 'issued') AS credit
   GROUP BY currency`;

/**
 * The same at the end of an earlier day, from what there is now and what moved it since: that is read by its day.
 * $1 organization, $2 the last day that counts, $3 bounds, $4 when it ends.
 */
export const RECEIVABLES_THEN = receivablesThen({
  day: '$2',
  dueDate: dueDateThen('$2'),
  recorded: () => 'true',
});

/** The same as far as it had been recorded before $5. $6 the day that it is of. */
export const RECEIVABLES_KNOWN = receivablesThen({
  day: '$6',
  dueDate: dueDateThen('$6', '$5'),
  recorded: (column) => `${column} < $5::timestamptz`,
});

interface Knowledge {
  /** The placeholder of the day that ages are counted to. */
  readonly day: string;
  readonly dueDate: string;
  /** Whether a row with this instant was known, as a condition. */
  readonly recorded: (column: string) => string;
}

/** What is not counted yet is taken off, and what was counted still is added again. */
function receivablesThen({ day, dueDate, recorded }: Knowledge): string {
  const counted = (column: string, at = 'created_at'): string =>
    `(${column} <= $2::date AND ${recorded(at)})`;
  return `
  WITH later AS (SELECT invoice_id, sum(amount) AS amount FROM invoice_settlements
                  WHERE organization_id = $1 AND NOT ${counted('day')} GROUP BY invoice_id),
       open_then AS (SELECT i.id, i.currency, i.payment_plan, ${dueDate} AS due_date,
                            (i.amount_due + coalesce(l.amount, 0))::bigint AS amount
                       FROM invoices i LEFT JOIN later l ON l.invoice_id = i.id
                      WHERE i.organization_id = $1 AND i.status = 'open'
                        AND ${counted('i.issue_date', 'i.finalized_at')}
                     UNION ALL
                     SELECT i.id, i.currency, i.payment_plan, ${dueDate}, l.amount::bigint
                       FROM later l JOIN invoices i ON i.organization_id = $1 AND i.id = l.invoice_id
                      WHERE i.status <> 'open' AND ${counted('i.issue_date', 'i.finalized_at')})
  SELECT 'open_invoices' AS source, currency, width_bucket(${day}::date - part.due_date, $3::integer[]) AS bucket,
         sum(part.open)::text AS amount, count(DISTINCT id)::integer AS documents
    FROM open_then CROSS JOIN LATERAL ${PARTS_THEN} AS part WHERE amount > 0 GROUP BY currency, bucket
  UNION ALL
  SELECT 'unapplied_credit', currency, 0, sum(amount)::text, 0
    FROM (SELECT currency, unapplied_amount AS amount FROM payments
           WHERE organization_id = $1 AND unapplied_amount > 0 AND reversed_at IS NULL
          UNION ALL
          ${paymentsThen(counted('received_on'))}
          UNION ALL
          SELECT currency, amount FROM payment_refunds
           WHERE organization_id = $1 AND NOT ${counted('refunded_on')} AND cancelled_at IS NULL
          UNION ALL
          SELECT currency, -amount FROM payment_refunds
           WHERE organization_id = $1 AND ${counted('refunded_on')} AND cancelled_at >= $4::timestamptz
          UNION ALL
          SELECT currency, unapplied_amount FROM credit_notes
           WHERE organization_id = $1 AND unapplied_amount > 0 AND status = 'issued'
          UNION ALL
          SELECT currency, -total + withholding_total - payable_rounding FROM credit_notes
           WHERE organization_id = $1 AND NOT ${counted('issue_date')} AND status = 'issued'
          UNION ALL
          SELECT currency, amount FROM credit_note_refunds WHERE organization_id = $1 AND NOT ${counted('refunded_on')}
          UNION ALL
          SELECT currency, total - withholding_total + payable_rounding FROM credit_notes
           WHERE organization_id = $1 AND ${counted('issue_date')} AND voided_at >= $4::timestamptz AND status = 'void'
          UNION ALL
          SELECT currency, amount FROM invoice_settlements
           WHERE organization_id = $1 AND NOT ${counted('day')} AND kind IN ('payment', 'credit')) AS credit
   GROUP BY currency HAVING sum(amount) <> 0`;
}

/** What payments had then besides what they have now. Takes the condition under which one had come. */
function paymentsThen(counted: string): string {
  return `SELECT currency, -amount FROM payments
           WHERE organization_id = $1 AND NOT ${counted} AND reversed_at IS NULL
          UNION ALL
          SELECT currency, amount FROM payments
           WHERE organization_id = $1 AND ${counted} AND reversed_at >= $4::timestamptz
          UNION ALL
          SELECT currency, -amount FROM payments
           WHERE organization_id = $1 AND ${counted} AND ${reversedThen('payments', '$4')}`;
}

/**
 * What was invoiced, credited, discounted, received and refunded by currency and month. $1 organization, $2 and $3 the
 * first and the last day.
 *
 * By day first, which is the order of the indexes, so that nothing is sorted or hashed but the days.
 */
export const REVENUE = revenue({
  invoices: `status IN ('open', 'paid', 'uncollectible')`,
  creditNotes: `status = 'issued'`,
  payments: 'reversed_at IS NULL',
  refunds: 'cancelled_at IS NULL',
  others: 'true',
});

/** The same as far as it had been recorded before $4: what ended later still stands. */
export const REVENUE_KNOWN = revenue({
  invoices: `status <> 'draft' AND finalized_at < $4::timestamptz AND ${stoodUntil('voided_at')}`,
  creditNotes: `created_at < $4::timestamptz AND ${stoodUntil('voided_at')}`,
  payments: `created_at < $4::timestamptz AND ${stoodUntil('reversed_at')} AND NOT ${reversedThen('payments', '$4')}`,
  refunds: `created_at < $4::timestamptz AND ${stoodUntil('cancelled_at')}`,
  others: 'created_at < $4::timestamptz',
});

/** What customers withheld, by currency. $1 organization, $2 and $3 the first and the last day of issue. */
export const WITHHELD = `
  SELECT currency, count(*)::integer AS invoices, sum(withholding_total)::text AS withheld,
         sum(withholding_credited)::text AS credited, sum(certified_amount)::text AS certified,
         sum(greatest(withholding_total - withholding_credited - certified_amount, 0))::text AS uncertified
    FROM invoices
   WHERE organization_id = $1 AND withholding_total > 0 AND status IN ('open', 'paid', 'uncollectible')
     AND issue_date BETWEEN $2::date AND $3::date
   GROUP BY currency ORDER BY currency COLLATE "C"`;

function stoodUntil(column: string): string {
  return `coalesce(${column} >= $4::timestamptz, true)`;
}

/** Takes the conditions under which each kind counts. */
function revenue(
  counts: Readonly<Record<'invoices' | 'creditNotes' | 'payments' | 'refunds' | 'others', string>>,
): string {
  return `
  SELECT source, currency, to_char(day, 'YYYY-MM') AS month, sum(documents)::integer AS documents,
         sum(tax)::text AS tax, sum(total)::text AS total
    FROM (SELECT 'invoiced' AS source, currency, issue_date AS day, count(*) AS documents,
                 sum(tax_total) AS tax, sum(total) AS total
            FROM invoices
           WHERE organization_id = $1 AND ${counts.invoices} AND issue_date BETWEEN $2::date AND $3::date
           GROUP BY issue_date, currency
          UNION ALL
          SELECT 'credited', currency, issue_date, count(*), sum(tax_total), sum(total)
            FROM credit_notes
           WHERE organization_id = $1 AND ${counts.creditNotes} AND issue_date BETWEEN $2::date AND $3::date
           GROUP BY issue_date, currency
          UNION ALL
          SELECT CASE kind WHEN 'bank_fee' THEN 'bank_fees' ELSE 'discounted' END, currency, day, count(*), sum(tax),
                 sum(amount)
            FROM invoice_deductions
           WHERE organization_id = $1 AND ${counts.others} AND day BETWEEN $2::date AND $3::date
           GROUP BY day, currency, kind
          UNION ALL
          SELECT 'received', currency, received_on, count(*), 0, sum(amount)
            FROM payments
           WHERE organization_id = $1 AND ${counts.payments} AND received_on BETWEEN $2::date AND $3::date
           GROUP BY received_on, currency
          UNION ALL
          SELECT 'refunded', currency, refunded_on, count(*), 0, sum(amount)
            FROM payment_refunds
           WHERE organization_id = $1 AND ${counts.refunds} AND refunded_on BETWEEN $2::date AND $3::date
           GROUP BY refunded_on, currency
          UNION ALL
          SELECT 'refunded', currency, refunded_on, count(*), 0, sum(amount)
            FROM credit_note_refunds
           WHERE organization_id = $1 AND ${counts.others} AND refunded_on BETWEEN $2::date AND $3::date
           GROUP BY refunded_on, currency) AS days
   GROUP BY 1, 2, 3`;
}
