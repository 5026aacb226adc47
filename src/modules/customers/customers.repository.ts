import { violatedConstraint } from '../../platform/database/database-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { ListRequest } from '../../platform/lists/lists.js';
import { newestFirst } from '../../platform/lists/newest-first.js';
import { externalIdTaken } from './customers.problems.js';
import type { CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export class CustomersRepository {
  constructor(private readonly tx: Transaction) {}

  /** Raises `already_exists` when the external id is taken. */
  async insert(id: string, details: CustomerDetails): Promise<CustomerEntity> {
    const columns = columnsOf(details);
    const names = Object.keys(columns);
    const places = names.map((_name, index) => `$${index + 4}`);
    const row = await this.tx
      .row<CustomerEntity>(
        `INSERT INTO customers (organization_id, id, created_at, updated_at, ${names.join(', ')})
         VALUES ($1, $2, $3, $3, ${places.join(', ')}) RETURNING *`,
        [this.tx.organizationId, id, this.tx.now, ...Object.values(columns)],
      )
      .catch(translated);
    if (row === undefined) throw new Error('A customer was stored and is not there.');
    return row;
  }

  /** Up to one more than the request's limit, the newest first, without archived ones. */
  list(request: ListRequest): Promise<CustomerEntity[]> {
    const { clauses, values } = newestFirst(request, [this.tx.organizationId]);
    return this.tx.rows<CustomerEntity>(
      `SELECT * FROM customers WHERE organization_id = $1 AND archived_at IS NULL ${clauses}`,
      values,
    );
  }
}

/** Every column that a caller decides, with what is stored when the caller says nothing. */
function columnsOf(details: CustomerDetails): Record<string, unknown> {
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
