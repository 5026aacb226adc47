import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { notFound } from '../../../kernel/problems/problem.js';
import { newId, VersionedTable, type Stored, type Transaction } from '../../../platform/index.js';
import type { Closing, DaySum } from './domain/checkpoints.js';
import type { NewStatement } from './domain/import.js';
import type { Span } from './domain/neighbours.js';
import type { BankStatementEntity } from './entities/bank-statement.entity.js';
import { bankStatements } from './bank-statements.resource.js';

/** A statement with the currency of its account. */
export type StatementOfAccount = BankStatementEntity & { readonly currency: CurrencyCode };

/** A balance with the one that its statement begins with. */
export type StatementClosing = Closing & {
  readonly opening_on: CalendarDate | null;
  readonly opening_balance: MinorUnits | null;
};

/** So many balances of an account are compared: those of a year, and more. */
const CLOSINGS_MAX = 400;

/** Statements that end in a balance, or begin with one. $1 organization, $2 account, $3 opening, $4 closing. */
const TOUCHING = `
  SELECT id, kind, opening_on, opening_balance, closing_on, closing_balance FROM bank_statements
   WHERE organization_id = $1 AND bank_account_id = $2 AND is_balanced
     AND (closing_balance = $3 OR opening_balance = $4)
   ORDER BY closing_on DESC LIMIT 50`;

const CLOSINGS = `
  SELECT id AS statement_id, closing_on AS day, closing_balance AS balance, opening_on, opening_balance
    FROM bank_statements
   WHERE organization_id = $1 AND bank_account_id = $2 AND closing_on IS NOT NULL AND is_closing_final
   ORDER BY closing_on DESC, created_at DESC, id DESC LIMIT $3`;

/** The columns of a statement that touches another one. */
type Touching = Pick<
  BankStatementEntity,
  'id' | 'opening_on' | 'opening_balance' | 'closing_on' | 'closing_balance'
>;

/** Reads and writes statements. The account is locked while statements of it are written. */
export class BankStatementsRepository {
  private readonly rows: VersionedTable<BankStatementEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'bank_statements');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<BankStatementEntity> {
    const row = await this.rows.byId(id);
    if (row === undefined) throw notFound(bankStatements.noun);
    return row;
  }

  find(id: string): Promise<BankStatementEntity | undefined> {
    return this.rows.byId(id);
  }

  insert(statement: NewStatement): Promise<BankStatementEntity> {
    const columns = { ...statement } as unknown as Readonly<Record<string, Stored>>;
    return this.rows.insert(newId(this.tx.now), columns);
  }

  delete(id: string): Promise<void> {
    return this.rows.delete(id);
  }

  /** A statement of these bytes, if they were imported for the account. */
  async ofFile(accountId: string, sha256: string): Promise<string | undefined> {
    const row = await this.tx.row<{ id: string }>(
      `SELECT id FROM bank_statements
        WHERE organization_id = $1 AND bank_account_id = $2 AND file_sha256 = $3 ORDER BY position LIMIT 1`,
      [this.tx.organizationId, accountId, sha256],
    );
    return row?.id;
  }

  /** Whether statements of the account have proved that its bank turns the sign of what takes back an entry. */
  async hasTurned(accountId: string): Promise<boolean> {
    const row = await this.tx.row(
      `SELECT FROM bank_statements
        WHERE organization_id = $1 AND bank_account_id = $2 AND is_balanced AND is_reversal_turned LIMIT 1`,
      [this.tx.organizationId, accountId],
    );
    return row !== undefined;
  }

  /** Statements that may follow this one, or come before it, with their lines. */
  async touching(
    accountId: string,
    { opening, closing }: Omit<Span, 'lines'>,
  ): Promise<(Span & { id: string })[]> {
    const values = [this.tx.organizationId, accountId, opening?.amount ?? null, closing?.amount ?? null];
    const rows = await this.tx.rows<Touching>(TOUCHING, values);
    const spans = rows.map(async (row) => ({
      id: row.id,
      ...balancesOf(row),
      lines: await this.linesOf(accountId, row.id),
    }));
    return Promise.all(spans);
  }

  /** The latest closings of an account, the oldest of them first. */
  async closings(accountId: string): Promise<StatementClosing[]> {
    const values = [this.tx.organizationId, accountId, CLOSINGS_MAX];
    return (await this.tx.rows<StatementClosing>(CLOSINGS, values)).reverse();
  }

  /** What the lines of an account come to, by day, from a day on. */
  sumsByDay(accountId: string, from: CalendarDate): Promise<DaySum[]> {
    return this.tx.rows<DaySum>(
      `SELECT booked_on AS day, sum(amount)::bigint AS amount FROM bank_lines
        WHERE organization_id = $1 AND bank_account_id = $2 AND booked_on >= $3 GROUP BY booked_on`,
      [this.tx.organizationId, accountId, from],
    );
  }

  private linesOf(accountId: string, id: string): Promise<Span['lines'][number][]> {
    return this.tx.rows(
      `SELECT booked_on, sum(amount)::bigint AS amount FROM bank_lines
        WHERE organization_id = $1 AND bank_account_id = $2 AND (bank_statement_id = $3 OR $3 = ANY (also_in))
        GROUP BY booked_on`,
      [this.tx.organizationId, accountId, id],
    );
  }
}

function balancesOf(row: Touching): Omit<Span, 'lines'> {
  return {
    opening: balanceOf(row.opening_on, row.opening_balance),
    closing: balanceOf(row.closing_on, row.closing_balance),
  };
}

function balanceOf(day: string | null, amount: MinorUnits | null): Span['opening'] {
  return day === null || amount === null ? null : { day, amount };
}
