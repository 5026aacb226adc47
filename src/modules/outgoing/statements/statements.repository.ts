import { countedOn } from '../../../kernel/accounts/knowledge.js';
import { startOfDay } from '../../../kernel/time/calendar-date.js';
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
    { currency, from, to, standpoint }: StatementPeriod,
    max: number,
  ): Promise<AccountRow[]> {
    const { through, before, recordedBefore, extendedBy } = countedOn(to, standpoint);
    const values = [
      this.tx.organizationId,
      customerId,
      currency,
      from,
      through,
      startOfDay(from, standpoint.timeZone),
      before,
      max,
      recordedBefore,
      extendedBy,
    ];
    const rows = await this.tx.rowsUnprepared<StoredRow>(STATEMENT, values);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount), total: BigInt(row.total) }));
  }
}

/** Sums of many bigints come as text because no number carries them. */
type StoredRow = Omit<AccountRow, 'amount' | 'total'> & { readonly amount: string; readonly total: string };
