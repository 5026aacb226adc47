import { ResourceRepository, type Target, type Transaction } from '../../../platform/index.js';
import { customerErased, externalIdTaken } from './customers.problems.js';
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
    });
  }

  /** Locks a customer to write about it. Raises what locking raises, and refuses one whose data were erased. */
  async lockToWrite(target: Target): Promise<CustomerEntity> {
    const customer = await this.lock(target);
    if (customer.erased_at !== null) throw customerErased();
    return customer;
  }
}
