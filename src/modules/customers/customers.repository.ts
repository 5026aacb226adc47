import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import { ResourceRepository, type Transaction } from '../../platform/index.js';
import { externalIdTaken } from './customers.problems.js';
import { customers } from './customers.resource.js';
import * as sql from './customers.sql.js';
import type { CustomerBalance, CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export class CustomersRepository extends ResourceRepository<CustomerDetails, CustomerEntity> {
  constructor(tx: Transaction) {
    super(tx, customers, { uq_customers_external_id: externalIdTaken });
  }

  /** Those of the ids that there are, by their id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CustomerEntity>> {
    const rows = await this.tx.rows<CustomerEntity>(
      'SELECT * FROM customers WHERE organization_id = $1 AND id = ANY ($2::uuid[])',
      [this.tx.organizationId, [...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Whether documents of the customer still change, are to be paid or are credit; and whether any is on record. */
  async documentsOf(id: string): Promise<{ readonly open: boolean; readonly issued: boolean }> {
    const row = await this.tx.row<{ open: boolean; issued: boolean }>(sql.documentsOf, [
      this.tx.organizationId,
      id,
    ]);
    return { open: row?.open ?? false, issued: row?.issued ?? false };
  }

  /** What the customer owes and has as credit, one row per currency. Takes the day that it is there. */
  balanceOf(id: string, today: CalendarDate): Promise<CustomerBalance[]> {
    return this.tx.rows<CustomerBalance>(sql.balanceOf, [this.tx.organizationId, id, today]);
  }
}
