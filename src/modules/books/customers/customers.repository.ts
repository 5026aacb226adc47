import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import { externalIdTaken } from './customers.problems.js';
import { customers } from './customers.resource.js';
import * as sql from './customers.sql.js';
import { customerTerms } from './customers.terms.js';
import type { CustomerBalance, CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export class CustomersRepository extends ResourceRepository<CustomerDetails, CustomerEntity> {
  constructor(tx: Transaction) {
    super(tx, customers, {
      refusals: { uq_customers_external_id: externalIdTaken },
      terms: customerTerms,
      isNamed: true,
    });
  }

  /** Those of the ids that there are, by their id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CustomerEntity>> {
    const rows = await this.tx.rows<CustomerEntity>(
      'SELECT * FROM customers WHERE organization_id = $1 AND id = ANY ($2::uuid[])',
      [this.tx.organizationId, [...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** What the documents of the customer stand in the way of. */
  async documentsOf(id: string): Promise<StateOfDocuments> {
    const row = await this.tx.row<StateOfDocuments>(sql.documentsOf, [this.tx.organizationId, id]);
    return { open: row?.open ?? false, unsettled: row?.unsettled ?? false, issued: row?.issued ?? false };
  }

  /** Whether an invoice or a credit note is of a customer whose personal data was erased. */
  async isOfErased(documentId: string): Promise<boolean> {
    return (await this.tx.row(sql.isOfErased, [this.tx.organizationId, documentId])) !== undefined;
  }

  /** What the customer owes and has as credit, one row per currency. Takes the day that it is there. */
  balanceOf(id: string, today: CalendarDate): Promise<CustomerBalance[]> {
    return this.tx.rows<CustomerBalance>(sql.balanceOf, [this.tx.organizationId, id, today]);
  }
}

interface StateOfDocuments {
  /** Whether any still changes, is to be paid or is credit. */
  readonly open: boolean;
  /** Whether any is to be paid or is credit. */
  readonly unsettled: boolean;
  /** Whether any is on record. */
  readonly issued: boolean;
}
