import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Principal } from '../../platform/identity/principal.js';
import { newId } from '../../platform/ids/new-id.js';
import { Lists, type ListRequest, type Page } from '../../platform/lists/lists.js';
import { customerCreated } from './customers.events.js';
import { CustomersRepository } from './customers.repository.js';
import type { CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

/** Whom an organization sells to. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: Lists,
  ) {}

  /** Raises `already_exists` when the external id is taken. */
  create(who: Principal, details: CustomerDetails): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customer = await new CustomersRepository(tx).insert(newId(tx.now), details);
      tx.announce(customerCreated(customer));
      return customer;
    });
  }

  async list(who: Principal, request: ListRequest): Promise<Page<CustomerEntity>> {
    const rows = await this.work.run(who, (tx) => new CustomersRepository(tx).list(request));
    return this.lists.page(request, rows);
  }
}
