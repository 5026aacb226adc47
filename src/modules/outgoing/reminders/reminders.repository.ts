import { currentInstalment, type Planned } from '../../../kernel/accounts/instalments.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { currentInstalmentSql, type DuePlace } from '../../books/invoices/index.js';
import type { Askable, DueLevel, LastAsked } from './domain/due-level.js';
import type { ReminderRow } from './entities/reminder.entity.js';

/** An open invoice that may be due for a level, with the last one that it was asked at. */
export interface Candidate extends Askable {
  readonly id: string;
  readonly number: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly last_level: number | null;
  readonly last_asked_on: CalendarDate | null;
}

/** A task that nobody has done, with its invoice. */
export interface OpenTask extends ReminderRow {
  readonly number: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: string;
  readonly due_date: CalendarDate;
}

const SHOWN =
  'invoice_id, instalment, level, channel, message_id, amount_due, fee, asked_on, done_at, created_at';

const LAST = `
  LEFT JOIN LATERAL (
    SELECT level, asked_on FROM reminders
     WHERE organization_id = i.organization_id AND invoice_id = i.id AND instalment = ${currentInstalmentSql}
     ORDER BY level DESC LIMIT 1) AS last ON true`;

/** $1 organization, $2 the last due date, $3 the number of levels. */
const CANDIDATES = `
  SELECT i.id, i.number, i.customer_id, i.customer_name, i.status, i.due_date, i.currency, i.amount_due,
         i.payment_plan, i.expected_payment_date, i.reminders_paused_until, c.reminders AS customer_reminders,
         last.level AS last_level, last.asked_on AS last_asked_on
    FROM invoices i JOIN customers c ON c.organization_id = i.organization_id AND c.id = i.customer_id ${LAST}
   WHERE i.organization_id = $1 AND i.status = 'open' AND c.reminders = 'default' AND i.due_date <= $2
     AND coalesce(last.level, 0) < $3`;

/** $4 and $5 where to go on, $6 how many. */
const PAGE = `${CANDIDATES} AND (i.due_date, i.id) > ($4, $5) ORDER BY i.due_date, i.id LIMIT $6`;

/** $4 customer, $5 currency. */
const OF_CUSTOMER = `${CANDIDATES} AND i.customer_id = $4 AND i.currency = $5 ORDER BY i.due_date, i.id`;

const TASKS = `
  SELECT r.invoice_id, r.instalment, r.level, r.channel, r.message_id, r.fee, r.asked_on, r.done_at, r.created_at,
         i.number, i.customer_id, i.customer_name, i.currency, i.due_date,
         CASE WHEN i.payment_plan IS NULL THEN i.amount_due ELSE least(r.amount_due, i.amount_due) END AS amount_due
    FROM reminders r JOIN invoices i ON i.organization_id = r.organization_id AND i.id = r.invoice_id
   WHERE r.organization_id = $1 AND r.channel = 'task' AND r.done_at IS NULL AND i.status = 'open'
   ORDER BY r.created_at, r.invoice_id LIMIT $2`;

/** What was asked of the customers of the organization of a transaction. */
export class RemindersRepository {
  constructor(private readonly tx: Transaction) {}

  /** Open invoices with a due date up to a day that have not reached the last level yet. */
  candidates(
    {
      lastDue,
      levels,
      after,
    }: { readonly lastDue: CalendarDate; readonly levels: number; readonly after: DuePlace },
    limit: number,
  ): Promise<Candidate[]> {
    const values = [this.tx.organizationId, lastDue, levels, after.due_date, after.id, limit];
    return this.tx.rows<Candidate>(PAGE, values);
  }

  /** Those of a customer in a currency, the longest overdue first. */
  candidatesOf(
    { customer_id, currency }: { readonly customer_id: string; readonly currency: string },
    { lastDue, levels }: { readonly lastDue: CalendarDate; readonly levels: number },
  ): Promise<Candidate[]> {
    const values = [this.tx.organizationId, lastDue, levels, customer_id, currency];
    return this.tx.rows<Candidate>(OF_CUSTOMER, values);
  }

  /** Those of an invoice, in the order of its instalments and their levels. */
  ofInvoice(invoiceId: string): Promise<ReminderRow[]> {
    return this.tx.rows<ReminderRow>(
      `SELECT ${SHOWN} FROM reminders WHERE organization_id = $1 AND invoice_id = $2
        ORDER BY instalment, level`,
      [this.tx.organizationId, invoiceId],
    );
  }

  /** The last one of the instalment that is due now; without a plan, of the invoice. */
  async lastOf(
    invoice: Pick<Planned, 'payment_plan' | 'due_date'> & { readonly id: string },
  ): Promise<ReminderRow | undefined> {
    const current = currentInstalment(invoice);
    return (await this.ofInvoice(invoice.id)).findLast(({ instalment }) => instalment === current);
  }

  /** Tasks that nobody has done, of invoices that are still open, the oldest first. */
  openTasks(limit: number): Promise<OpenTask[]> {
    return this.tx.rows<OpenTask>(TASKS, [this.tx.organizationId, limit]);
  }

  /** Notes that an invoice was asked for; its primary key refuses a level that it was asked at before. */
  async insert(
    { level, channel }: DueLevel,
    asked: Omit<ReminderRow, 'level' | 'channel' | 'done_at' | 'created_at'>,
  ) {
    const { invoice_id, instalment, message_id, amount_due, fee, asked_on } = asked;
    const { organizationId, now } = this.tx;
    await this.tx.touched(
      `INSERT INTO reminders (organization_id, invoice_id, level, channel, message_id, amount_due, fee, asked_on,
                              created_at, instalment)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [organizationId, invoice_id, level, channel, message_id, amount_due, fee, asked_on, now, instalment],
    );
  }

  /** Notes that an invoice was asked for once more at a level. */
  async askedAgain(
    level: number,
    asked: Pick<ReminderRow, 'invoice_id' | 'instalment' | 'message_id' | 'amount_due' | 'asked_on'>,
  ) {
    const { invoice_id, instalment, message_id, amount_due, asked_on } = asked;
    await this.tx.touched(
      `UPDATE reminders SET message_id = $4, amount_due = $5, asked_on = $6
        WHERE organization_id = $1 AND invoice_id = $2 AND level = $3 AND instalment = $7`,
      [this.tx.organizationId, invoice_id, level, message_id, amount_due, asked_on, instalment],
    );
  }

  /** Notes that an invoice was asked for by another mail than the one that was queued first. */
  async askedBy(
    messageId: string,
    { invoice_id, instalment, level, fee }: Pick<ReminderRow, 'invoice_id' | 'instalment' | 'level' | 'fee'>,
  ) {
    await this.tx.touched(
      `UPDATE reminders SET message_id = $4, fee = $5
        WHERE organization_id = $1 AND invoice_id = $2 AND level = $3 AND instalment = $6`,
      [this.tx.organizationId, invoice_id, level, messageId, fee, instalment],
    );
  }

  /** Notes that the open tasks of an invoice are done. */
  async finishTasks(invoiceId: string): Promise<void> {
    await this.tx.touched(
      `UPDATE reminders SET done_at = $3
        WHERE organization_id = $1 AND invoice_id = $2 AND channel = 'task' AND done_at IS NULL`,
      [this.tx.organizationId, invoiceId, this.tx.now],
    );
  }
}

/** The last time that a candidate was asked for. */
export function lastAskedOf({
  last_level: level,
  last_asked_on: asked_on,
}: Candidate): LastAsked | undefined {
  return level === null || asked_on === null ? undefined : { level, asked_on };
}
