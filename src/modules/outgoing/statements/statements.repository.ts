import { addDays, startOfDay } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import type { AccountRow, StatementPeriod } from './domain/statement.js';
import { STATEMENT } from './statements.sql.js';

/** What moved the accounts of customers of the organization of a transaction. */
export class StatementsRepository {
  constructor(private readonly tx: Transaction) {}

  /**
   * The account of a customer in a period, in no order. A period that ends today has all that counts already, whatever
   * day it bears. Takes how many moves are read at most.
   */
  async account(
    customerId: string,
    { currency, from, to, today, timeZone }: StatementPeriod,
    max: number,
  ): Promise<AccountRow[]> {
    const endsNow = to >= today;
    const values = [
      this.tx.organizationId,
      customerId,
      currency,
      from,
      endsNow ? '9999-12-31' : to,
      startOfDay(from, timeZone),
      endsNow ? 'infinity' : startOfDay(addDays(to, 1), timeZone),
      max,
    ];
    const rows = await this.tx.rowsUnprepared<StoredRow>(STATEMENT, values);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount), total: BigInt(row.total) }));
  }
}

/** Sums of many bigints come as text because no number carries them. */
type StoredRow = Omit<AccountRow, 'amount' | 'total'> & { readonly amount: string; readonly total: string };
