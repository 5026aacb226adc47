import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { CustomerDocuments, CustomersRepository, type StateOfDocuments } from '../customers/index.js';
import { pastOf, standpointOf } from './past-request.js';
import type { CustomerBalance } from './domain/customer-balance.js';
import { ReceivablesRepository } from './receivables.repository.js';

/** What customers owe, and have as credit. */
@Injectable()
export class ReceivablesQueries extends CustomerDocuments {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** By currency. Raises `not_found`, `customer_merged`, and `invalid_parameter` for a past that cannot be told. */
  balance(
    who: Principal,
    customerId: string,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly CustomerBalance[]> {
    return this.work.run(who, async (tx) => {
      const [, { organization }] = await Promise.all([
        new CustomersRepository(tx).standing(customerId),
        organizationToday(tx),
      ]);
      const standpoint = standpointOf(query, { now: tx.now, timeZone: organization.time_zone });
      const { asOf, counted, isNow } = pastOf(query, standpoint);
      const receivables = new ReceivablesRepository(tx);
      return isNow
        ? receivables.balanceOf(customerId, asOf)
        : receivables.balanceThen(customerId, asOf, counted);
    });
  }

  override of(tx: Transaction, customerId: string): Promise<StateOfDocuments> {
    return new ReceivablesRepository(tx).documentsOf(customerId);
  }
}
