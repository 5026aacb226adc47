/** What is read of a bill, and when its supplier lets go of a part of it. */
const BILL = `b.id, b.supplier_id, s.name AS supplier_name, b.supplier_number, b.payment ->> 'reference' AS reference,
         b.status, b.currency, b.issue_date, coalesce(b.due_date, b.issue_date, b.received_on) AS due_date,
         b.amount_payable, b.amount_discounted, b.amount_payable - b.amount_paid - b.amount_discounted AS due,
         b.payment_run_id, s.payment_terms`;

const FROM_BILLS = `FROM bills b JOIN suppliers s ON s.organization_id = b.organization_id AND s.id = b.supplier_id`;

const ASKS = `b.kind = 'invoice' AND b.amount_payable > 0`;

/** $1 organization, $2 currency, $3 how many. Those that are due last come first. */
export const APPROVED = `
  SELECT ${BILL} ${FROM_BILLS}
   WHERE b.organization_id = $1 AND b.status = 'approved' AND b.currency = $2 AND ${ASKS}
   ORDER BY b.due_date DESC, b.id DESC LIMIT $3`;

/** $1 organization, $2 currency, $3 suppliers. The newest of them. */
export const APPROVED_OF_SUPPLIERS = `
  SELECT ${BILL} ${FROM_BILLS}
   WHERE b.organization_id = $1 AND b.supplier_id = ANY ($3::uuid[]) AND b.status = 'approved' AND b.currency = $2
     AND ${ASKS}
   ORDER BY b.created_at DESC, b.id LIMIT 200`;

/** $1 organization, $2 currency, $3 ids. Those that are paid, too. */
export const OF_IDS = `
  SELECT ${BILL} ${FROM_BILLS}
   WHERE b.organization_id = $1 AND b.currency = $2 AND b.id = ANY ($3::uuid[])
     AND b.status = ANY (ARRAY['approved', 'paid']) AND ${ASKS}
   ORDER BY b.id`;

/** $1 organization, $2 currency, $3 words of the line. */
export const PAID_BY_NUMBER = `
  SELECT ${BILL} ${FROM_BILLS}
   WHERE b.organization_id = $1 AND b.supplier_number = ANY ($3::text[]) AND b.status = 'paid' AND b.currency = $2
     AND ${ASKS}
   ORDER BY b.created_at DESC, b.id LIMIT 20`;

/** What no line is of a payment yet. */
const UNMATCHED = `p.amount + coalesce((SELECT sum(m.amount) FROM bank_matches m
                                         WHERE m.organization_id = $1 AND m.bill_payment_id = p.id
                                           AND m.undone_at IS NULL), 0)::bigint`;

/** $1 organization, $2 currency, $3 amount, $4 and $5 the days that they went out on. */
export const PAYMENTS = `
  SELECT p.id, p.supplier_id AS party_id, s.name AS party_name, p.amount, p.unapplied_amount AS unapplied,
         p.paid_on AS received_on, p.reference, ${UNMATCHED} AS unmatched,
         ARRAY(SELECT b.supplier_number FROM bill_payment_allocations a
                 JOIN bills b ON b.organization_id = a.organization_id AND b.id = a.bill_id
                WHERE a.organization_id = $1 AND a.payment_id = p.id AND a.released_at IS NULL
                  AND b.supplier_number IS NOT NULL
                ORDER BY a.position) AS settles
    FROM bill_payments p JOIN suppliers s ON s.organization_id = p.organization_id AND s.id = p.supplier_id
   WHERE p.organization_id = $1 AND p.currency = $2 AND p.amount = $3 AND p.reversed_at IS NULL
     AND p.paid_on BETWEEN $4 AND $5
   ORDER BY p.paid_on DESC, p.id LIMIT 50`;

/** $1 organization, $2 bank account. What is left of each; one transfer is found by its bill. */
export const RELEASED_RUNS = `
  SELECT r.id, r.execute_on, sum(i.amount)::bigint AS amount
    FROM payment_runs r
    JOIN payment_run_items i ON i.organization_id = r.organization_id AND i.run_id = r.id AND i.ended_at IS NULL
   WHERE r.organization_id = $1 AND r.status = 'released' AND r.bank_account_id = $2
   GROUP BY r.id, r.execute_on HAVING count(*) > 1
   ORDER BY r.execute_on DESC, r.id LIMIT 100`;

/** Of the payments of a run, those that stand and are no line's. */
const FREE_PAYMENTS = `
    JOIN payment_run_items i ON i.organization_id = r.organization_id AND i.run_id = r.id
    JOIN bill_payments p ON p.organization_id = i.organization_id AND p.id = i.payment_id AND p.reversed_at IS NULL
   WHERE NOT EXISTS (SELECT FROM bank_matches m
                      WHERE m.organization_id = $1 AND m.bill_payment_id = p.id AND m.undone_at IS NULL)`;

/** $1 organization, $2 bank account, $3 and $4 the days that they were to be executed on. */
export const SETTLED_RUNS = `
  SELECT r.id, r.execute_on, sum(p.amount)::bigint AS amount
    FROM payment_runs r ${FREE_PAYMENTS}
     AND r.organization_id = $1 AND r.status = 'settled' AND r.bank_account_id = $2
     AND r.execute_on BETWEEN $3 AND $4
   GROUP BY r.id, r.execute_on HAVING count(*) > 1
   ORDER BY r.execute_on DESC, r.id LIMIT 100`;

/** $1 organization, $2 run. Held in the order of their ids. */
export const FREE_PAYMENTS_OF_RUN = `
  SELECT p.id, p.amount FROM payment_runs r ${FREE_PAYMENTS} AND r.organization_id = $1 AND r.id = $2
   ORDER BY p.id FOR UPDATE OF p`;

/** $1 organization, $2 bills: the runs that they are in. */
export const RUNS_OF_BILLS = `
  SELECT DISTINCT payment_run_id AS id FROM bills
   WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND payment_run_id IS NOT NULL`;

/** $1 organization, $2 runs: the payments that they have made. */
export const PAYMENTS_OF_RUNS = `
  SELECT DISTINCT payment_id AS id FROM payment_run_items
   WHERE organization_id = $1 AND run_id = ANY ($2::uuid[]) AND payment_id IS NOT NULL`;
