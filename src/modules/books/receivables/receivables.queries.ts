import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { CustomerDocuments, CustomersRepository, type StateOfDocuments } from '../customers/index.js';
import type { CustomerBalance } from './domain/customer-balance.js';
import { ReceivablesRepository } from './receivables.repository.js';

/** What customers owe, and have as credit. */
@Injectable()
export class ReceivablesQueries extends CustomerDocuments {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** By currency. Raises `not_found`. */
  balance(who: Principal, customerId: string): Promise<readonly CustomerBalance[]> {
    return this.work.run(who, async (tx) => {
      const [, { today }] = await Promise.all([
        new CustomersRepository(tx).get(customerId),
        organizationToday(tx),
      ]);
      return new ReceivablesRepository(tx).balanceOf(customerId, today);
    });
  }

  override of(tx: Transaction, customerId: string): Promise<StateOfDocuments> {
    return new ReceivablesRepository(tx).documentsOf(customerId);
  }
}
