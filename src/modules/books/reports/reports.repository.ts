import { agingBounds } from '../../../kernel/accounts/aging.js';
import { addDays, startOfDay, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import { firstDayOf, lastDayOf } from '../../../kernel/time/month.js';
import type { Transaction } from '../../../platform/index.js';
import type { ReceivablesSum } from './domain/receivables.js';
import type { MonthSpan } from './domain/revenue-request.js';
import type { RevenueSum } from './domain/revenue.js';
import { RECEIVABLES, RECEIVABLES_THEN, REVENUE } from './reports.sql.js';

/** A sum of many bigints is a numeric, which comes as text because no number carries it. */
type Summed<Sum, Amount extends keyof Sum> = Omit<Sum, Amount> & Readonly<Record<Amount, string>>;

/** Sums over documents, made by the database. Planned for their values: a span may be a month or three years. */
export class ReportsRepository {
  constructor(private readonly tx: Transaction) {}

  async receivables(today: CalendarDate): Promise<ReceivablesSum[]> {
    const values = [this.tx.organizationId, today, agingBounds];
    const rows = await this.tx.rowsUnprepared<Summed<ReceivablesSum, 'amount'>>(RECEIVABLES, values);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  /** The same at the end of a day, which it is past where the organization is. */
  async receivablesThen(day: CalendarDate, timeZone: string): Promise<ReceivablesSum[]> {
    const values = [this.tx.organizationId, day, agingBounds, startOfDay(addDays(day, 1), timeZone)];
    const rows = await this.tx.rowsUnprepared<Summed<ReceivablesSum, 'amount'>>(RECEIVABLES_THEN, values);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  async revenue({ from, to }: MonthSpan): Promise<RevenueSum[]> {
    const values = [this.tx.organizationId, firstDayOf(from), lastDayOf(to)];
    const rows = await this.tx.rowsUnprepared<Summed<RevenueSum, 'tax' | 'total'>>(REVENUE, values);
    return rows.map((row) => ({ ...row, tax: BigInt(row.tax), total: BigInt(row.total) }));
  }
}
