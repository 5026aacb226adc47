import { notFound } from '../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import {
  assertVersion,
  newId,
  VersionedTable,
  type Stored,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { nameProducts, renameProducts } from '../../books/products/index.js';
import type { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';
import type { RecurringRunEntity } from './entities/recurring-run.entity.js';
import type { Standing } from './domain/schedule.js';
import { recurringInvoices } from './recurring-invoices.resource.js';

/** What a run is, without its organization. */
export type RunRow = Omit<RecurringRunEntity, 'organization_id'>;

/** So many of the latest runs are shown; each invoice names its schedule. */
const RUNS_SHOWN_MAX = 200;

/** What the dates of a schedule follow from, and what stands beside them. */
export type RunningRow = Pick<
  RecurringInvoiceEntity,
  keyof Standing | 'id' | 'name' | 'customer_id' | 'total' | 'currency' | 'status' | 'period'
>;

type Columns = Partial<
  Omit<RecurringInvoiceEntity, 'organization_id' | 'id' | 'version' | 'created_at' | 'updated_at'>
>;

const NAMES = { table: 'recurring_invoice_products', of: 'recurring_invoice_id' } as const;

/** Reads and writes schedules and what became of their occurrences. */
export class RecurringInvoicesRepository {
  private readonly rows: VersionedTable<RecurringInvoiceEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'recurring_invoices');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<RecurringInvoiceEntity> {
    const row = await this.rows.byId(id);
    if (row === undefined) throw notFound(recurringInvoices.noun);
    return row;
  }

  /** Locks a schedule until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<RecurringInvoiceEntity> {
    const row = await this.rows.lockById(id);
    if (row === undefined) throw notFound(recurringInvoices.noun);
    assertVersion(seen, row.version);
    return row;
  }

  lockById(id: string): Promise<RecurringInvoiceEntity | undefined> {
    return this.rows.lockById(id);
  }

  async insert(columns: Columns): Promise<RecurringInvoiceEntity> {
    const row = await this.rows.insert(newId(this.tx.now), storedOf(columns));
    nameProducts(this.tx, NAMES, namedBy(row));
    return row;
  }

  async update(before: RecurringInvoiceEntity, columns: Columns): Promise<RecurringInvoiceEntity> {
    const row = await this.rows.update(before, storedOf(columns));
    if (columns.content !== undefined) renameProducts(this.tx, NAMES, namedBy(row));
    return row;
  }

  /** Deletes a locked schedule, with what is known of runs that failed. */
  async delete(id: string): Promise<void> {
    const runs = 'DELETE FROM recurring_runs WHERE organization_id = $1 AND recurring_invoice_id = $2';
    await this.tx.touched(runs, [this.tx.organizationId, id]);
    await this.rows.delete(id);
  }

  /** Whether an occurrence has failed before. */
  async hasFailed(id: string, occurrence: number): Promise<boolean> {
    const found = await this.tx.row(
      `SELECT 1 FROM recurring_runs
        WHERE organization_id = $1 AND recurring_invoice_id = $2 AND occurrence = $3 AND state = 'failed'`,
      [this.tx.organizationId, id, occurrence],
    );
    return found !== undefined;
  }

  /** The schedules that have a date before a day and run by themselves, the one that is next first. */
  running(before: CalendarDate, limit: number): Promise<RunningRow[]> {
    return this.tx.rows<RunningRow>(
      `SELECT id, name, customer_id, total, currency, status, rule, anchor_on, anchor_occurrence, next_occurrence,
              last_planned_on, end_after, end_on, period
         FROM recurring_invoices
        WHERE organization_id = $1 AND next_on < $2 AND status <> 'paused' ORDER BY next_on, id LIMIT $3`,
      [this.tx.organizationId, before, limit],
    );
  }

  /** Writes what became of an occurrence of a locked schedule; a failed one may be written again, and no other. */
  async putRun(run: Omit<RunRow, 'at'>): Promise<RunRow> {
    const {
      recurring_invoice_id,
      occurrence,
      planned_on,
      period_start,
      period_end,
      state,
      invoice_id,
      problem,
    } = run;
    const { organizationId, now } = this.tx;
    const written = await this.tx.touched(
      `INSERT INTO recurring_runs (organization_id, recurring_invoice_id, occurrence, planned_on, period_start,
                                   period_end, state, invoice_id, problem, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (organization_id, recurring_invoice_id, occurrence) DO UPDATE
          SET state = excluded.state, invoice_id = excluded.invoice_id, problem = excluded.problem, at = excluded.at
        WHERE recurring_runs.state = 'failed'`,
      [
        ...[organizationId, recurring_invoice_id, occurrence, planned_on, period_start, period_end, state],
        ...[invoice_id, problem && JSON.stringify(problem), now],
      ],
    );
    if (written !== 1) throw new Error('An occurrence was about to run twice.');
    return { ...run, at: now };
  }

  /** The latest runs of a schedule, the last one first. */
  runs(id: string): Promise<RunRow[]> {
    return this.tx.rows<RunRow>(
      `SELECT recurring_invoice_id, occurrence, planned_on, period_start, period_end, state, invoice_id, problem, at
         FROM recurring_runs WHERE organization_id = $1 AND recurring_invoice_id = $2
        ORDER BY occurrence DESC LIMIT $3`,
      [this.tx.organizationId, id, RUNS_SHOWN_MAX],
    );
  }
}

/** The products of the lines. Content that was erased names none. */
function namedBy({ id, content }: RecurringInvoiceEntity): Parameters<typeof nameProducts>[2] {
  const lines = (content?.['items'] ?? []) as readonly { readonly product_id: string }[];
  return { id, products: lines.map(({ product_id }) => product_id) };
}

function storedOf({ content, rule, ...plain }: Columns): Readonly<Record<string, Stored>> {
  return {
    ...plain,
    ...(content !== undefined && { content: content && JSON.stringify(content) }),
    ...(rule !== undefined && { rule: JSON.stringify(rule) }),
  };
}
