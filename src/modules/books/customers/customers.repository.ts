import { toTypeId } from '../../../kernel/ids/type-id.js';
import { ResourceRepository, type Target, type Transaction } from '../../../platform/index.js';
import { customerErased, customerMergedInto, externalIdTaken } from './customers.problems.js';
import { customers } from './customers.resource.js';
import { customerTerms } from './customers.terms.js';
import type { CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export class CustomersRepository extends ResourceRepository<CustomerDetails, CustomerEntity> {
  constructor(tx: Transaction) {
    super(tx, customers, {
      refusals: { uq_customers_external_id: externalIdTaken },
      unique: 'external_id',
      terms: customerTerms,
      isNamed: true,
      sameAsId: 'standing_id',
    });
  }

  /** The same, and refuses one that was merged into another one: `customer_merged`. */
  override async lock(target: Target): Promise<CustomerEntity> {
    return assertStanding(await super.lock(target));
  }

  /** The customer that is looked at as one who may owe something. Raises `not_found` and `customer_merged`. */
  async standing(id: string): Promise<CustomerEntity> {
    return assertStanding(await this.get(id));
  }

  /** Locks a customer to write about it. Raises what locking raises, and refuses one whose data were erased. */
  async lockToWrite(target: Target): Promise<CustomerEntity> {
    return assertNotErased(await this.lock(target));
  }

  /** Holds those of the ids that there are against other changes, the smallest id first. They may still be named. */
  async holdByIds(ids: readonly string[]): Promise<ReadonlyMap<string, CustomerEntity>> {
    const held = 'SELECT id FROM customers WHERE organization_id = $1 AND id = ANY ($2::uuid[])';
    await this.tx.rows(`${held} ORDER BY id FOR NO KEY UPDATE`, [this.tx.organizationId, ids]);
    return this.byIds(ids);
  }

  /** Locks those that were merged into a customer. */
  async lockMergedInto(id: string): Promise<readonly CustomerEntity[]> {
    const merged = 'SELECT id FROM customers WHERE organization_id = $1 AND merged_into = $2';
    const rows = await this.tx.rows<{ id: string }>(`${merged} ORDER BY id FOR UPDATE`, [
      this.tx.organizationId,
      id,
    ]);
    return [...(await this.byIds(rows.map((row) => row.id))).values()];
  }

  /** Gives up a locked customer that nothing names any more. */
  merge(before: CustomerEntity, into: string): Promise<CustomerEntity> {
    const archived_at = before.archived_at ?? this.tx.now;
    return this.change(before, { merged_into: into, standing_id: null, archived_at });
  }
}

/** Raises `customer_merged`. */
export function assertStanding(customer: CustomerEntity): CustomerEntity {
  const { merged_into } = customer;
  if (merged_into !== null) throw customerMergedInto(toTypeId(customers.idPrefix, merged_into));
  return customer;
}

/** Raises `invalid_state_transition` for a customer whose data were erased. */
export function assertNotErased(customer: CustomerEntity): CustomerEntity {
  if (customer.erased_at !== null) throw customerErased();
  return customer;
}
