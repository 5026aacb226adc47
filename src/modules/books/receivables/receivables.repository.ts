import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import type { StateOfDocuments } from '../customers/index.js';
import type { CustomerBalance } from './domain/customer-balance.js';
import * as sql from './receivables.sql.js';

export class ReceivablesRepository {
  constructor(private readonly tx: Transaction) {}

  /** What the documents of the customer stand in the way of. */
  async documentsOf(id: string): Promise<StateOfDocuments> {
    const row = await this.tx.row<StateOfDocuments>(sql.documentsOf, [this.tx.organizationId, id]);
    return { open: row?.open ?? false, unsettled: row?.unsettled ?? false, issued: row?.issued ?? false };
  }

  /** What the customer owes and has as credit, one row per currency. Takes the day that it is there. */
  balanceOf(id: string, today: CalendarDate): Promise<CustomerBalance[]> {
    return this.tx.rows<CustomerBalance>(sql.balanceOf, [this.tx.organizationId, id, today]);
  }
}
