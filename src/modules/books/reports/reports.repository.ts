import { agingBounds } from '../../../kernel/accounts/aging.js';
import type { Counted } from '../../../kernel/accounts/knowledge.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { firstDayOf, lastDayOf } from '../../../kernel/time/month.js';
import type { Transaction } from '../../../platform/index.js';
import type { ReceivablesSum } from './domain/receivables.js';
import type { MonthSpan } from './domain/revenue-request.js';
import type { RevenueSum } from './domain/revenue.js';
import type { WithheldSum } from './domain/withheld.js';
import {
  RECEIVABLES,
  RECEIVABLES_KNOWN,
  RECEIVABLES_THEN,
  REVENUE,
  REVENUE_KNOWN,
  WITHHELD,
} from './reports.sql.js';

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

  /** The same at the end of a day, of what counts then. */
  async receivablesThen(day: CalendarDate, counted: Counted): Promise<ReceivablesSum[]> {
    const { through, before, recordedBefore } = counted;
    const values = [this.tx.organizationId, through, agingBounds, before];
    const isAllKnown = recordedBefore === 'infinity';
    const rows = await this.tx.rowsUnprepared<Summed<ReceivablesSum, 'amount'>>(
      isAllKnown ? RECEIVABLES_THEN : RECEIVABLES_KNOWN,
      isAllKnown ? values : [...values, recordedBefore, day],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  /** Takes the instant before which it must have been recorded, if not all of it counts. */
  async revenue({ from, to }: MonthSpan, recordedBefore: Date | 'infinity'): Promise<RevenueSum[]> {
    const values = [this.tx.organizationId, firstDayOf(from), lastDayOf(to)];
    const isAllKnown = recordedBefore === 'infinity';
    const rows = await this.tx.rowsUnprepared<Summed<RevenueSum, 'tax' | 'total'>>(
      isAllKnown ? REVENUE : REVENUE_KNOWN,
      isAllKnown ? values : [...values, recordedBefore],
    );
    return rows.map((row) => ({ ...row, tax: BigInt(row.tax), total: BigInt(row.total) }));
  }
  /** What customers withheld of the invoices that were issued in a year. */
  async withheld(year: string): Promise<WithheldSum[]> {
    const values = [this.tx.organizationId, `${year}-01-01`, `${year}-12-31`];
    const rows = await this.tx.rowsUnprepared<
      Summed<WithheldSum, 'withheld' | 'credited' | 'certified' | 'uncertified'>
    >(WITHHELD, values);
    return rows.map(({ withheld, credited, certified, uncertified, ...row }) => {
      const certificates = { certified: BigInt(certified), uncertified: BigInt(uncertified) };
      return { ...row, withheld: BigInt(withheld), credited: BigInt(credited), ...certificates };
    });
  }
}
