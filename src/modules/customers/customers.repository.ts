import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import {
  readRows,
  VersionedTable,
  violatedConstraint,
  type Columns,
  type ReadRows,
  type Transaction,
} from '../../platform/index.js';
import type { ListRequest } from '../../platform/lists.js';
import { externalIdTaken } from './customers.problems.js';
import * as sql from './customers.sql.js';
import type { CustomerBalance, CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export class CustomersRepository {
  private readonly table: VersionedTable<CustomerEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'customers');
  }

  byId(id: string): Promise<CustomerEntity | undefined> {
    return this.table.byId(id);
  }

  /** Those of the ids that there are, by their id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CustomerEntity>> {
    const rows = await this.tx.rows<CustomerEntity>(
      'SELECT * FROM customers WHERE organization_id = $1 AND id = ANY ($2::uuid[])',
      [this.tx.organizationId, [...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  lockById(id: string): Promise<CustomerEntity | undefined> {
    return this.table.lockById(id);
  }

  /** Raises `already_exists` when the external id is taken. */
  insert(id: string, details: CustomerDetails): Promise<CustomerEntity> {
    return this.table.insert(id, columnsOf(details)).catch(translated);
  }

  /** Replaces the details of a locked customer. Raises `already_exists` when the external id is taken. */
  update(before: CustomerEntity, details: CustomerDetails): Promise<CustomerEntity> {
    return this.table.update(before, columnsOf(details)).catch(translated);
  }

  archive(before: CustomerEntity): Promise<CustomerEntity> {
    return this.table.archive(before);
  }

  delete(id: string): Promise<void> {
    return this.table.delete(id);
  }

  /** What a page of the list needs. */
  list(request: ListRequest): Promise<ReadRows<CustomerEntity>> {
    return readRows<CustomerEntity>(this.tx, request);
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

/** Every column that a caller decides, with what is stored when the caller says nothing. */
function columnsOf(details: CustomerDetails): Columns {
  return {
    name: details.name,
    email: details.email ?? null,
    phone: details.phone ?? null,
    external_id: details.external_id ?? null,
    tax_ids: JSON.stringify(details.tax_ids ?? []),
    billing_address: jsonOrNull(details.billing_address),
    shipping_address: jsonOrNull(details.shipping_address),
    contacts: JSON.stringify(details.contacts ?? []),
    currency: details.currency ?? null,
    locale: details.locale ?? null,
    payment_terms: jsonOrNull(details.payment_terms),
    tax_exemption: details.tax_exemption ?? 'none',
    note: details.note ?? null,
    metadata: JSON.stringify(details.metadata ?? {}),
  };
}

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function translated(error: unknown): never {
  throw violatedConstraint(error) === 'uq_customers_external_id' ? externalIdTaken(error) : error;
}
