import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import {
  assertVersion,
  Lists,
  newId,
  UnitOfWork,
  type Page,
  type Principal,
  type Target,
  type Transaction,
} from '../../platform/index.js';
import type { ListRequest } from '../../platform/lists.js';
import { organizationToday } from '../organizations/index.js';
import { customerArchived, customerCreated, customerDeleted, customerUpdated } from './customers.events.js';
import { hasOpenDocuments } from './customers.problems.js';
import { CustomersRepository } from './customers.repository.js';
import type { CustomerBalance, CustomerDetails } from './domain/customer.js';
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

  /** Archived ones too: documents still speak of them. */
  async get(who: Principal, id: string): Promise<CustomerEntity> {
    const customer = await this.work.read(who, (tx) => new CustomersRepository(tx).byId(id));
    if (customer === undefined) throw notFound('customer');
    return customer;
  }

  async list(who: Principal, request: ListRequest): Promise<Page<CustomerEntity>> {
    const rows = await this.work.read(who, (tx) => new CustomersRepository(tx).list(request));
    return this.lists.page(request, rows);
  }

  /** What a customer owes and has as credit, by currency. Raises `not_found`. */
  balance(who: Principal, id: string): Promise<readonly CustomerBalance[]> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const [customer, { today }] = await Promise.all([customers.byId(id), organizationToday(tx)]);
      if (customer === undefined) throw notFound('customer');
      return customers.balanceOf(id, today);
    });
  }

  /** Replaces all details. Raises `not_found`, `precondition_failed` and `already_exists`. */
  update(who: Principal, target: Target, details: CustomerDetails): Promise<CustomerEntity> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      const customer = await new CustomersRepository(tx).update(before, details);
      tx.announce(customerUpdated(customer, before));
      return customer;
    });
  }

  /**
   * Deletes a customer without documents; one with issued documents is archived, because they speak of it.
   *
   * Raises `not_found`, `precondition_failed`, and `has_open_documents` while there are drafts, open invoices or
   * credit.
   */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const before = await locked(tx, target);
      const { open, issued } = await customers.documentsOf(before.id);
      if (open) throw hasOpenDocuments();
      if (!issued) {
        await customers.delete(before.id);
        tx.announce(customerDeleted(before));
      } else if (before.archived_at === null) {
        tx.announce(customerArchived(await customers.archive(before), before));
      }
    });
  }
}

async function locked(tx: Transaction, { id, seen }: Target): Promise<CustomerEntity> {
  const customer = await new CustomersRepository(tx).lockById(id);
  if (customer === undefined) throw notFound('customer');
  assertVersion(seen, customer.version);
  return customer;
}
