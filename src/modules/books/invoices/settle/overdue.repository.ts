import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../../platform/index.js';
import type { DuePlace } from '../domain/due-place.js';

/** From `ix_invoices_open_due` alone. $1 organization, $2 today, $3 and $4 where to go on, $5 how many. */
const UNANNOUNCED = `
  SELECT due_date, id FROM invoices
   WHERE organization_id = $1 AND status = 'open' AND overdue_at IS NULL AND due_date < $2 AND (due_date, id) > ($3, $4)
   ORDER BY due_date, id LIMIT $5`;

const FIRST_DUE = `
  SELECT due_date FROM invoices
   WHERE organization_id = $1 AND status = 'open' AND overdue_at IS NULL
   ORDER BY due_date, id LIMIT 1`;

/** Finds the open invoices of an organization that were not announced as overdue. */
export class OverdueRepository {
  constructor(private readonly tx: Transaction) {}

  /** Those that were due before a day, behind a place. */
  unannounced(
    { before, after }: { readonly before: CalendarDate; readonly after: DuePlace },
    limit: number,
  ): Promise<DuePlace[]> {
    const values = [this.tx.organizationId, before, after.due_date, after.id, limit];
    return this.tx.rows<DuePlace>(UNANNOUNCED, values);
  }

  /** The first due date of all of them. */
  async firstDue(): Promise<CalendarDate | undefined> {
    return (await this.tx.row<DuePlace>(FIRST_DUE, [this.tx.organizationId]))?.due_date;
  }
}
