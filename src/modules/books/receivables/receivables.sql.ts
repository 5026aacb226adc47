import { openPartsOf } from '../invoices/index.js';
import { creditThen, openThen, type CountedPlaceholders } from './past.sql.js';

/**
 * Reads the tables of invoices, payments and credit notes, which name the customer by foreign key: other doors would be
 * more round trips. $1 organization, $2 customer.
 */
export const documentsOf = `
  SELECT bool_or(draft OR unsettled) AS open, bool_or(unsettled) AS unsettled, bool_or(NOT draft) AS issued
    FROM (SELECT status = 'draft' AS draft, status = 'open' AS unsettled
            FROM invoices WHERE organization_id = $1 AND customer_id = $2
          UNION ALL
          SELECT false, unapplied_amount > 0 AND reversed_at IS NULL
            FROM payments WHERE organization_id = $1 AND customer_id = $2
          UNION ALL
          SELECT false, unapplied_amount > 0 AND status = 'issued'
            FROM credit_notes WHERE organization_id = $1 AND customer_id = $2) AS documents`;

/**
 * The credit of a customer in a currency, beside each open invoice that it covers, the first to be due first; one row
 * without an invoice where it covers none. $1 organization, $2 customer, $3 currency.
 */
export const coveredBy = `
  WITH credit AS (
    SELECT coalesce(sum(amount), 0)::bigint AS credit
      FROM (SELECT unapplied_amount AS amount FROM payments
             WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND unapplied_amount > 0
               AND reversed_at IS NULL
            UNION ALL
            SELECT unapplied_amount FROM credit_notes
             WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND unapplied_amount > 0
               AND status = 'issued') AS amounts),
  open AS (
    SELECT id, amount_due, sum(amount_due) OVER (ORDER BY due_date, id) AS up_to FROM invoices
     WHERE organization_id = $1 AND customer_id = $2 AND currency = $3 AND status = 'open')
  SELECT credit, id, amount_due FROM credit LEFT JOIN open ON up_to <= credit`;

const PARTS_NOW = openPartsOf({ plan: 'i.payment_plan', dueDate: 'i.due_date', open: 'i.amount_due' });

/** $1 organization, $2 customer, $3 today. Sums are bigint again: numeric would come as a Decimal. */
export const balanceOf = `
  SELECT currency, sum(due)::bigint AS due, sum(overdue)::bigint AS overdue, sum(credit)::bigint AS credit
    FROM (SELECT i.currency, part.open AS due, CASE WHEN part.due_date < $3 THEN part.open ELSE 0 END AS overdue,
                 0 AS credit
            FROM invoices i CROSS JOIN LATERAL ${PARTS_NOW} AS part
           WHERE i.organization_id = $1 AND i.customer_id = $2 AND i.status = 'open'
          UNION ALL
          SELECT currency, 0, 0, unapplied_amount
            FROM payments
           WHERE organization_id = $1 AND customer_id = $2 AND unapplied_amount > 0 AND reversed_at IS NULL
          UNION ALL
          SELECT currency, 0, 0, unapplied_amount
            FROM credit_notes
           WHERE organization_id = $1 AND customer_id = $2 AND unapplied_amount > 0 AND status = 'issued') AS amounts
   GROUP BY currency ORDER BY currency COLLATE "C"`;

const COUNTED: CountedPlaceholders = {
  through: '$4',
  before: '$5',
  recordedBefore: '$6',
  extendedBy: '$7',
};

const PARTS_THEN = openPartsOf({ plan: 'i.payment_plan', dueDate: 'i.due_date', open: 'i.open' });

/** The same at the end of an earlier day. $1 organization, $2 customer, $3 the day, $4 to $7 what counts. */
export const balanceThen = `
  SELECT currency, sum(due)::bigint AS due, sum(overdue)::bigint AS overdue, sum(credit)::bigint AS credit
    FROM (SELECT i.currency, part.open AS due, CASE WHEN part.due_date < $3::date THEN part.open ELSE 0 END AS overdue,
                 0 AS credit
            FROM (${openThen(COUNTED)}) AS i CROSS JOIN LATERAL ${PARTS_THEN} AS part WHERE i.open > 0
          UNION ALL
          SELECT currency, 0, 0, sum(amount) FROM (${creditThen(COUNTED)}) AS credit
           GROUP BY currency HAVING sum(amount) <> 0) AS amounts
   GROUP BY currency ORDER BY currency COLLATE "C"`;
