import type { Counted } from '../../../kernel/accounts/knowledge.js';
import { sumOf } from '../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import type { StateOfDocuments } from '../customers/index.js';
import type { CreditOfCustomer } from './domain/credit-of-customer.js';
import type { CustomerBalance } from './domain/customer-balance.js';
import * as sql from './receivables.sql.js';

interface CoveredRow {
  readonly credit: MinorUnits;
  readonly id: string | null;
  readonly amount_due: MinorUnits | null;
}

export class ReceivablesRepository {
  constructor(private readonly tx: Transaction) {}

  /** What the documents of the customer stand in the way of. */
  async documentsOf(id: string): Promise<StateOfDocuments> {
    const row = await this.tx.row<StateOfDocuments>(sql.documentsOf, [this.tx.organizationId, id]);
    return { open: row?.open ?? false, unsettled: row?.unsettled ?? false, issued: row?.issued ?? false };
  }

  /** What credit of a customer in a currency could settle, and does not yet. */
  async creditOf(customerId: string, currency: CurrencyCode): Promise<CreditOfCustomer> {
    const values = [this.tx.organizationId, customerId, currency];
    const rows = await this.tx.rows<CoveredRow>(sql.coveredBy, values);
    const covered = rows.flatMap(({ id, amount_due }) => (id === null ? [] : [{ id, amount_due }]));
    return {
      covered: new Set(covered.map(({ id }) => id)),
      left: (rows[0]?.credit ?? 0n) - sumOf(covered.map(({ amount_due }) => amount_due ?? 0n)),
    };
  }

  /** What the customer owes and has as credit, one row per currency. Takes the day that it is there. */
  balanceOf(id: string, today: CalendarDate): Promise<CustomerBalance[]> {
    return this.tx.rows<CustomerBalance>(sql.balanceOf, [this.tx.organizationId, id, today]);
  }

  /** The same at the end of a day, of what counts then. */
  balanceThen(id: string, day: CalendarDate, counted: Counted): Promise<CustomerBalance[]> {
    const { through, before, recordedBefore, extendedBy } = counted;
    const values = [this.tx.organizationId, id, day, through, before, recordedBefore, extendedBy];
    return this.tx.rows<CustomerBalance>(sql.balanceThen, values);
  }
}
