import type { MovedKind } from './domain/merge.js';

/** Rows that one statement moves: a customer may have a hundred thousand. */
export const PART = 5_000;

interface Naming {
  /** Which rows name the customer. $2 is the customer. */
  readonly named: string;
  /** What changes of them. $3 is the target, $4 the instant, $5 the name of the target. */
  readonly moves: string;
}

const BY_COLUMN = 'customer_id = $2';
const CHANGED = 'version = version + 1, updated_at = $4';
const IN_CONTENT = `content = jsonb_set(content, '{customer_id}', to_jsonb($3::uuid), false)`;
/** A draft is to whom it will be issued; what was issued has the name that was frozen. */
const NAME_OF_DRAFT = `customer_name = CASE WHEN status = 'draft' THEN $5 ELSE customer_name END`;

const naming: Readonly<Record<MovedKind, Naming>> = {
  invoices: { named: BY_COLUMN, moves: `customer_id = $3, ${NAME_OF_DRAFT}, ${CHANGED}` },
  credit_notes: { named: BY_COLUMN, moves: `customer_id = $3, ${CHANGED}` },
  payments: { named: BY_COLUMN, moves: `customer_id = $3, ${CHANGED}` },
  quotes: { named: BY_COLUMN, moves: `customer_id = $3, ${NAME_OF_DRAFT}, ${IN_CONTENT}, ${CHANGED}` },
  recurring_invoices: { named: BY_COLUMN, moves: `customer_id = $3, ${IN_CONTENT}, ${CHANGED}` },
  matching_rules: { named: BY_COLUMN, moves: `customer_id = $3, ${CHANGED}` },
  messages: { named: BY_COLUMN, moves: `customer_id = $3, ${CHANGED}` },
};

/**
 * Moves a part of the rows of a kind. What names another customer by the time it can be had is left alone.
 *
 * $1 organization, $2 source, $3 target, $4 the instant, $5 the name of the target.
 */
export function moving(kind: MovedKind): string {
  const { named, moves } = naming[kind];
  return `
    WITH target AS (SELECT $3::uuid, $4::timestamptz, $5::text)
    UPDATE ${kind} SET ${moves}
     WHERE organization_id = $1 AND ${named} AND id IN (
       SELECT id FROM ${kind} WHERE organization_id = $1 AND ${named} LIMIT ${PART})`;
}

/** How many rows of each kind name a customer. $1 organization, $2 customer. */
export const counting = `SELECT ${Object.entries(naming)
  .map(
    ([kind, { named }]) =>
      `(SELECT count(*)::integer FROM ${kind} WHERE organization_id = $1 AND ${named}) AS ${kind}`,
  )
  .join(', ')}`;

/** Keys that may write about the source only. $1 organization, $2 and $3 source and target as limits name them. */
export const limitedKeys = `
  SELECT id FROM api_keys
   WHERE organization_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $4)
     AND limits -> 'customer_ids' @> to_jsonb($2::text) AND NOT limits -> 'customer_ids' @> to_jsonb($3::text)
   ORDER BY id`;

/** Other customers with one of some search terms. $1 organization, $2 customer, $3 terms. */
export const sameTerms = `
  SELECT id, term FROM customer_terms
   WHERE organization_id = $1 AND term = ANY ($3::text[]) AND id <> $2
   ORDER BY term, id LIMIT 200`;

/** Other customers of the same name. $1 organization, $2 customer, $3 the name in its search form. */
export const sameNames = `
  SELECT id FROM customers WHERE organization_id = $1 AND name_key = $3 AND id <> $2 ORDER BY id LIMIT 200`;

/** Other customers whose money came from an account of the customer's last payments. $1 organization, $2 customer. */
export const samePayers = `
  WITH accounts AS (
    SELECT DISTINCT l.counterparty_iban AS iban
      FROM (SELECT id FROM payments WHERE organization_id = $1 AND customer_id = $2
             ORDER BY created_at DESC, id DESC LIMIT 100) p
      JOIN bank_matches m ON m.organization_id = $1 AND m.payment_id = p.id AND m.undone_at IS NULL
      JOIN bank_lines l ON l.organization_id = $1 AND l.id = m.bank_line_id
     WHERE l.counterparty_iban IS NOT NULL LIMIT 10)
  SELECT DISTINCT p.customer_id AS id
    FROM accounts a
    JOIN bank_lines l ON l.organization_id = $1 AND l.counterparty_iban = a.iban
    JOIN bank_matches m ON m.organization_id = $1 AND m.bank_line_id = l.id AND m.undone_at IS NULL
    JOIN payments p ON p.organization_id = $1 AND p.id = m.payment_id
   WHERE p.customer_id <> $2 LIMIT 20`;
