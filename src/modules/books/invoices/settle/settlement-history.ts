import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { newId, type Transaction } from '../../../../platform/index.js';
import { settlementMoves } from '../domain/settlement-moves.js';
import type { InvoiceEntity, InvoiceWithItems } from '../entities/invoice.entity.js';

/** Through what less or more of an invoice is open, and since when. */
interface MovedBy {
  readonly day: CalendarDate;
  readonly payment_id?: string;
  readonly credit_note_id?: string;
}

/**
 * Money that came while something else had settled the invoice settles it from the day on which that was taken back;
 * less of a kind counts from the day of that kind. Else an earlier day would have settled more than there was.
 *
 * $1 organization, $2 invoice, $3 to $7 what all rows have, then one array per column.
 */
const insertMoves = `
  INSERT INTO invoice_settlements (organization_id, invoice_id, currency, payment_id, credit_note_id, created_at,
                                   id, kind, amount, day)
  SELECT i.organization_id, i.id, $3, $5::uuid, $6::uuid, $7, m.id, m.kind, m.amount,
         greatest($4::date, (SELECT max(s.day) FROM invoice_settlements s
                              WHERE s.organization_id = i.organization_id AND s.invoice_id = i.id
                                AND CASE WHEN m.amount > 0 THEN s.amount < 0
                                         ELSE s.amount > 0 AND s.kind = m.kind END))
    FROM invoices i, unnest($8::uuid[], $9::text[], $10::bigint[]) AS m (id, kind, amount)
   WHERE i.organization_id = $1 AND i.id = $2`;

/** Keeps what a change of a locked invoice moved of what is open of it, so that an earlier day can be asked about. */
export function recordMoves(
  tx: Transaction,
  { before, now }: { readonly before: InvoiceEntity; readonly now: InvoiceWithItems },
  { day, payment_id, credit_note_id }: MovedBy,
): void {
  const moves = settlementMoves(before, now);
  if (moves.length === 0) return;
  const all = [now.currency, dayOf(now, day), payment_id ?? null, credit_note_id ?? null, tx.now];
  const each = [
    moves.map(() => newId(tx.now)),
    moves.map(({ kind }) => kind),
    moves.map(({ amount }) => amount),
  ];
  tx.pipeline(tx.touched(insertMoves, [tx.organizationId, now.id, ...all, ...each]));
}

/** Nothing settles an invoice before it is issued. */
export function dayOf({ issue_date }: Pick<InvoiceEntity, 'issue_date'>, day: CalendarDate): CalendarDate {
  return issue_date !== null && issue_date > day ? issue_date : day;
}
