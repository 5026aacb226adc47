import { dueDateThen } from '../invoices/index.js';

/** The placeholders of what counts (`Counted`), in a statement whose $1 is the organization and $2 the customer. */
export interface CountedPlaceholders {
  readonly through: string;
  readonly before: string;
  readonly recordedBefore: string;
  readonly extendedBy: string;
}

/** What was open of each invoice of a customer then: what is open now, and what settled it later or was not known. */
export function openThen({ through, recordedBefore, extendedBy }: CountedPlaceholders): string {
  return `
  SELECT i.id, i.number, i.currency, i.issue_date, i.finalized_at,
         ${dueDateThen(extendedBy, recordedBefore)} AS due_date, i.payment_plan, i.total,
         (CASE i.status WHEN 'open' THEN i.amount_due ELSE 0 END
         + coalesce((SELECT sum(s.amount) FROM invoice_settlements s
                      WHERE s.organization_id = i.organization_id AND s.invoice_id = i.id
                        AND (s.day > ${through}::date OR s.created_at >= ${recordedBefore}::timestamptz)), 0)
         )::bigint AS open
    FROM invoices i
   WHERE i.organization_id = $1 AND i.customer_id = $2 AND i.status <> 'draft'
     AND i.issue_date <= ${through}::date AND i.finalized_at < ${recordedBefore}::timestamptz`;
}

/** When payments were reversed that were given again later, as rows to join laterally. */
export function restorationsOf(payment: string): string {
  return `jsonb_to_recordset(${payment}.restorations) AS restored (reversed_at timestamptz, restored_at timestamptz)`;
}

/** Whether a payment was reversed at an instant and given again only after it, as a condition. */
export function reversedThen(payment: string, at: string): string {
  return `(${payment}.restorations IS NOT NULL AND EXISTS (
             SELECT FROM ${restorationsOf(payment)}
              WHERE restored.reversed_at < ${at}::timestamptz AND restored.restored_at >= ${at}::timestamptz))`;
}

/** What payments and credit notes of a customer had then, less what of it settled invoices by then. */
export function creditThen({ through, before, recordedBefore }: CountedPlaceholders): string {
  const recorded = (column: string): string => `${column} < ${recordedBefore}::timestamptz`;
  const stood = (column: string): string => `coalesce(${column} >= ${before}::timestamptz, true)`;
  return `
  SELECT currency, amount FROM payments
   WHERE organization_id = $1 AND customer_id = $2 AND received_on <= ${through}::date
     AND ${recorded('created_at')} AND ${stood('reversed_at')}
     AND NOT ${reversedThen('payments', before)}
  UNION ALL
  SELECT p.currency, -r.amount
    FROM payments p
    JOIN payment_refunds r ON r.organization_id = p.organization_id AND r.payment_id = p.id
   WHERE p.organization_id = $1 AND p.customer_id = $2 AND r.refunded_on <= ${through}::date
     AND ${recorded('r.created_at')} AND ${stood('r.cancelled_at')}
  UNION ALL
  SELECT currency, total - withholding_total + payable_rounding FROM credit_notes
   WHERE organization_id = $1 AND customer_id = $2 AND issue_date <= ${through}::date
     AND ${recorded('created_at')} AND ${stood('voided_at')}
  UNION ALL
  SELECT c.currency, -r.amount
    FROM credit_notes c
    JOIN credit_note_refunds r ON r.organization_id = c.organization_id AND r.credit_note_id = c.id
   WHERE c.organization_id = $1 AND c.customer_id = $2 AND r.refunded_on <= ${through}::date
     AND ${recorded('r.created_at')}
  UNION ALL
  SELECT i.currency, -s.amount
    FROM invoices i
    JOIN invoice_settlements s ON s.organization_id = i.organization_id AND s.invoice_id = i.id
   WHERE i.organization_id = $1 AND i.customer_id = $2 AND s.kind IN ('payment', 'credit')
     AND s.day <= ${through}::date AND ${recorded('s.created_at')}`;
}
