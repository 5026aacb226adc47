import { Injectable } from '@nestjs/common';
import type { Patch } from '../../../platform/fields.js';
import { UnitOfWork, type DeletionOutcome, type Principal, type Target } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import {
  customerArchived,
  customerCreated,
  customerDeleted,
  customerUnarchived,
  customerUpdated,
} from './customers.events.js';
import { hasOpenDocuments } from './customers.problems.js';
import { CustomersRepository } from './customers.repository.js';
import type { CustomerBalance, CustomerDetails } from './domain/customer.js';
import type { CustomerEntity } from './entities/customer.entity.js';

/** Whom an organization sells to. */
@Injectable()
export class CustomersService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `already_exists` when the external id is taken. */
  create(who: Principal, details: CustomerDetails): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customer = await new CustomersRepository(tx).insert(details);
      tx.announce(customerCreated(customer));
      return customer;
    });
  }

  /** Archived ones too: documents still speak of them. */
  get(who: Principal, id: string): Promise<CustomerEntity> {
    return this.work.read(who, (tx) => new CustomersRepository(tx).get(id));
  }

  /** What a customer owes and has as credit, by currency. Raises `not_found`. */
  balance(who: Principal, id: string): Promise<readonly CustomerBalance[]> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const [, { today }] = await Promise.all([customers.get(id), organizationToday(tx)]);
      return customers.balanceOf(id, today);
    });
  }

  /** Replaces all details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  update(who: Principal, target: Target, details: CustomerDetails): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lock(target);
      const customer = await customers.update(before, details);
      tx.announce(customerUpdated(customer, before));
      return customer;
    });
  }

  /** Changes the given details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  patch(who: Principal, target: Target, changes: Patch<CustomerDetails>): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lock(target);
      const customer = await customers.patch(before, changes);
      if (customer !== before) tx.announce(customerUpdated(customer, before));
      return customer;
    });
  }

  /** Shows an archived customer in lists again; one that is not archived stays as it is. */
  unarchive(who: Principal, target: Target): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lock(target);
      if (before.archived_at === null) return before;
      const customer = await customers.unarchive(before);
      tx.announce(customerUnarchived(customer, before));
      return customer;
    });
  }

  /**
   * Deletes a customer without documents; one with issued documents is archived, because they speak of it.
   *
   * Raises `not_found`, `precondition_failed`, and `has_open_documents` while there are drafts, open invoices or
   * credit.
   */
  delete(who: Principal, target: Target): Promise<DeletionOutcome> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await customers.lock(target);
      const { open, issued } = await customers.documentsOf(before.id);
      if (open) throw hasOpenDocuments();
      if (!issued) {
        await customers.delete(before.id);
        tx.announce(customerDeleted(before));
        return 'deleted';
      }
      if (before.archived_at === null) tx.announce(customerArchived(await customers.archive(before), before));
      return 'archived';
    });
  }
}
