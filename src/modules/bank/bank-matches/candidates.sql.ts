/** What is read of an invoice: what is due on it, and until when a discount for paying early can be taken. */
const INVOICE = `id, customer_id AS party_id, customer_name AS party_name, number, payment_reference, status, currency,
         due_date, issue_date, payment_terms, payment_plan,
         total, withholding_total, withholding_credited, payable_rounding, prepaid_amount, credit_notes_total,
         amount_discounted, amount_due`;

/** The number as payers write it: what ix_invoices_open_number holds, and `numberKey` makes. */
const NUMBER_KEY = `regexp_replace(upper(number), '^[A-Z]+|[^A-Z0-9]|0', '', 'g')`;

/** $1 organization, $2 currency, $3 keys of numbers that the line may name. */
export const OPEN_BY_NUMBER = `
  SELECT ${INVOICE} FROM invoices
   WHERE organization_id = $1 AND status = 'open' AND currency = $2 AND ${NUMBER_KEY} = ANY ($3::text[])
   ORDER BY due_date DESC, id LIMIT 300`;

/** $1 organization, $2 currency, $3 references. Those that are paid, too. */
export const BY_REFERENCE = `
  SELECT ${INVOICE} FROM invoices
   WHERE organization_id = $1 AND currency = $2 AND payment_reference COLLATE "C" = ANY ($3::text[])
     AND status <> 'void'
   ORDER BY id LIMIT 20`;

/** $1 organization, $2 currency, $3 words of the line. Those that are paid, too. */
export const BY_NUMBER = `
  SELECT ${INVOICE} FROM invoices
   WHERE organization_id = $1 AND currency = $2 AND number COLLATE "C" = ANY ($3::text[]) AND status <> 'void'
   ORDER BY number, id LIMIT 20`;

/** $1 organization, $2 currency, $3 amount. */
export const OPEN_BY_AMOUNT = `
  SELECT ${INVOICE} FROM invoices
   WHERE organization_id = $1 AND status = 'open' AND currency = $2 AND amount_due = $3
   ORDER BY amount_due, id LIMIT 50`;

/** $1 organization, $2 currency, $3 amount, $4 the most that it may be less a discount. */
export const OPEN_WITH_DISCOUNT = `
  SELECT ${INVOICE} FROM invoices
   WHERE organization_id = $1 AND status = 'open' AND currency = $2 AND amount_due > $3 AND amount_due <= $4
     AND payment_terms ? 'early_payment'
   ORDER BY amount_due, id LIMIT 200`;

/** $1 organization, $2 currency, $3 customers. The newest of each. */
export const OPEN_OF_CUSTOMERS = `
  SELECT i.* FROM unnest($3::uuid[]) AS c (id)
   CROSS JOIN LATERAL (
     SELECT ${INVOICE} FROM invoices
      WHERE organization_id = $1 AND status = 'open' AND customer_id = c.id AND currency = $2
      ORDER BY due_date DESC, id DESC LIMIT 40) AS i`;

/** The same, the oldest of each. */
export const OLDEST_OF_CUSTOMERS = `
  SELECT i.* FROM unnest($3::uuid[]) AS c (id)
   CROSS JOIN LATERAL (
     SELECT ${INVOICE} FROM invoices
      WHERE organization_id = $1 AND status = 'open' AND customer_id = c.id AND currency = $2
      ORDER BY due_date, id LIMIT 40) AS i`;

/** $1 organization, $2 the longest word of a name, $3 all of them. */
export const CUSTOMERS_NAMED = `
  SELECT c.id, c.name FROM customer_terms t
    JOIN customers c ON c.organization_id = t.organization_id AND c.id = t.id
   WHERE t.organization_id = $1 AND t.term = $2
     AND (SELECT count(*) FROM customer_terms o
           WHERE o.organization_id = $1 AND o.id = t.id AND o.term = ANY ($3::text[])) = cardinality($3::text[])
   ORDER BY t.id LIMIT 20`;

/** With what no line is of it yet. */
const PAYMENT = `id, customer_id AS party_id, customer_name AS party_name, amount, unapplied_amount AS unapplied,
         received_on, reference,
         amount - coalesce((SELECT sum(m.amount) FROM bank_matches m
                             WHERE m.organization_id = $1 AND m.payment_id = payments.id AND m.undone_at IS NULL
                               AND m.kind IN ('payment', 'recorded_payment')), 0)::bigint AS unmatched`;

/** $1 organization, $2 currency, $3 amounts, $4 and $5 the days that they came in on. */
export const PAYMENTS_OF_AMOUNT = `
  SELECT ${PAYMENT} FROM payments
   WHERE organization_id = $1 AND currency = $2 AND amount = ANY ($3::bigint[]) AND reversed_at IS NULL
     AND received_on BETWEEN $4 AND $5
   ORDER BY received_on DESC, id LIMIT 50`;

/** $1 organization, $2 currency, $3 amount. */
export const PAYMENTS_WITH_CREDIT = `
  SELECT ${PAYMENT} FROM payments
   WHERE organization_id = $1 AND currency = $2 AND unapplied_amount = $3 AND unapplied_amount > 0
     AND reversed_at IS NULL
   ORDER BY received_on DESC, id LIMIT 50`;

/** $1 organization, $2 currency, $3 amount, $4 and $5 the days that it went out on. */
export const REFUNDS_OF_PAYMENTS = `
  SELECT p.id AS payment_id, NULL::uuid AS credit_note_id, p.reference AS number, p.customer_id AS party_id,
         p.customer_name AS party_name, r.amount, r.refunded_on, r.reference
    FROM payment_refunds r
    JOIN payments p ON p.organization_id = r.organization_id AND p.id = r.payment_id
   WHERE r.organization_id = $1 AND r.currency = $2 AND r.amount = $3 AND r.refunded_on BETWEEN $4 AND $5
     AND r.cancelled_at IS NULL
     AND NOT EXISTS (SELECT FROM bank_matches m
                      WHERE m.organization_id = $1 AND m.refund_id = r.id AND m.undone_at IS NULL)
   ORDER BY r.refunded_on, p.id LIMIT 50`;

/** The same of credit notes. */
export const REFUNDS_OF_CREDIT_NOTES = `
  SELECT NULL::uuid AS payment_id, n.id AS credit_note_id, n.number, n.customer_id AS party_id,
         n.customer_name AS party_name, r.amount, r.refunded_on, r.reference
    FROM credit_note_refunds r
    JOIN credit_notes n ON n.organization_id = r.organization_id AND n.id = r.credit_note_id
   WHERE r.organization_id = $1 AND r.currency = $2 AND r.amount = $3 AND r.refunded_on BETWEEN $4 AND $5
     AND NOT EXISTS (SELECT FROM bank_matches m
                      WHERE m.organization_id = $1 AND m.credit_note_id = n.id AND m.refund_position = r.position
                        AND m.undone_at IS NULL)
   ORDER BY r.refunded_on, n.id LIMIT 50`;

/** $1 organization, $2 account: the customers whose payments came from it. Of several it tells none. */
export const PAYERS = `
  SELECT DISTINCT p.customer_id AS id FROM bank_lines l
    JOIN bank_matches m ON m.organization_id = l.organization_id AND m.bank_line_id = l.id
    JOIN payments p ON p.organization_id = m.organization_id AND p.id = m.payment_id
   WHERE l.organization_id = $1 AND l.counterparty_iban = $2 AND l.matched_amount <> 0
     AND m.undone_at IS NULL AND m.kind IN ('payment', 'recorded_payment')
   LIMIT 20`;
