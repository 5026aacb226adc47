import { movedKinds, type MovedKind } from './domain/merge.js';

/** Rows that one statement moves: a customer may have a hundred thousand. */
export const PART = 5_000;

/** Which rows name the customer. $2 is the customer. */
const NAMED = 'organization_id = $1 AND customer_id = $2';
const CONTENT = `jsonb_set(content, '{customer_id}', to_jsonb($3::uuid), false)`;
/** A draft is to whom it will be issued; what was issued has the name that was frozen. */
const NAME_OF_DRAFT = `customer_name = CASE WHEN status = 'draft' THEN $5 ELSE customer_name END`;

/** What changes of each kind besides `customer_id`. $3 is the target, $5 its name, $6 the currency of the source. */
const besides: Readonly<Record<MovedKind, readonly string[]>> = {
  invoices: [NAME_OF_DRAFT],
  credit_notes: [],
  payments: [],
  quotes: [NAME_OF_DRAFT, `content = ${CONTENT}`],
  // What is made again and again keeps its currency, also where it was that of the customer.
  recurring_invoices: [`content = jsonb_build_object('currency', $6::text) || ${CONTENT}`],
  matching_rules: [],
  // A mail about the customer as such is one about the customer that stays.
  messages: ['object_id = CASE WHEN object_id = $2 THEN $3 ELSE object_id END'],
};

/**
 * Moves a part of the rows of a kind. What names another customer by the time it can be had is left alone.
 *
 * $1 organization, $2 source, $3 target, $4 the instant, $5 the name of the target, $6 the currency of the source.
 */
export function moving(kind: MovedKind): string {
  const changes = ['customer_id = $3', ...besides[kind], 'version = version + 1', 'updated_at = $4'];
  return `
    WITH target AS (SELECT $3::uuid, $4::timestamptz, $5::text, $6::text)
    UPDATE ${kind} SET ${changes.join(', ')}
     WHERE ${NAMED} AND id IN (SELECT id FROM ${kind} WHERE ${NAMED} LIMIT ${PART})`;
}

/** How many rows of each kind name a customer. $1 organization, $2 customer. */
export const counting = `SELECT ${movedKinds
  .map((kind) => `(SELECT count(*)::integer FROM ${kind} WHERE ${NAMED}) AS ${kind}`)
  .join(', ')}`;

/** For whom limits name the source and not the target. $1 organization, $2 and $3 both as limits name them, $4 now. */
const LIMITED = `
  organization_id = $1 AND (expires_at IS NULL OR expires_at > $4)
     AND limits -> 'customer_ids' @> to_jsonb($2::text) AND NOT limits -> 'customer_ids' @> to_jsonb($3::text)`;

/** The holders of limits that may write about the source only. */
export const limited = {
  keys: `SELECT id FROM api_keys WHERE revoked_at IS NULL AND ${LIMITED} ORDER BY id`,
  members: `SELECT user_id AS id FROM memberships WHERE ${LIMITED} ORDER BY user_id`,
} as const;

/** Other customers with one of some search terms. $1 organization, $2 customer, $3 terms. */
export const sameTerms = `
  SELECT t.id, t.term FROM customer_terms t
    JOIN customers c ON c.organization_id = t.organization_id AND c.id = t.id AND c.archived_at IS NULL
   WHERE t.organization_id = $1 AND t.term = ANY ($3::text[]) AND t.id <> $2
   ORDER BY t.term, t.id LIMIT 200`;

/** Other customers of the same name. $1 organization, $2 customer, $3 the name in its search form. */
export const sameNames = `
  SELECT id FROM customers
   WHERE organization_id = $1 AND name_key = $3 AND id <> $2 AND archived_at IS NULL ORDER BY id LIMIT 200`;

/**
 * Other customers whose money came from an account of the customer's last payments. An account of many pays for others
 * and says nothing. $1 organization, $2 customer.
 */
export const samePayers = `
  WITH accounts AS (
    SELECT DISTINCT l.counterparty_iban AS iban
      FROM (SELECT id FROM payments WHERE organization_id = $1 AND customer_id = $2
             ORDER BY created_at DESC, id DESC LIMIT 100) p
      JOIN bank_matches m ON m.organization_id = $1 AND m.payment_id = p.id AND m.undone_at IS NULL
      JOIN bank_lines l ON l.organization_id = $1 AND l.id = m.bank_line_id
     WHERE l.counterparty_iban IS NOT NULL LIMIT 10)
  SELECT DISTINCT payer.id
    FROM (SELECT last.customer_id AS id, count(*) OVER (PARTITION BY a.iban) AS payers
            FROM accounts a
            CROSS JOIN LATERAL (
              SELECT DISTINCT p.customer_id
                FROM (SELECT id FROM bank_lines
                       WHERE organization_id = $1 AND counterparty_iban = a.iban AND matched_amount <> 0 LIMIT 200) l
                JOIN bank_matches m ON m.organization_id = $1 AND m.bank_line_id = l.id AND m.undone_at IS NULL
                JOIN payments p ON p.organization_id = $1 AND p.id = m.payment_id
               WHERE m.kind IN ('payment', 'recorded_payment')) last) payer
    JOIN customers c ON c.organization_id = $1 AND c.id = payer.id AND c.archived_at IS NULL
   WHERE payer.payers <= 5 AND payer.id <> $2 ORDER BY payer.id LIMIT 20`;
