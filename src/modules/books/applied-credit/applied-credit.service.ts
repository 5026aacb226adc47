import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { CustomersRepository } from '../customers/index.js';
import { ReceivablesRepository, type CustomerBalance } from '../receivables/index.js';
import { settleOldestFirst, type SettledByCredit, type SourceRow } from './settle-oldest-first.js';
import * as sql from './applied-credit.sql.js';

/** Each is locked with its allocations, and so are the invoices with their lines. */
const SOURCES_MAX = 50;
const INVOICES_MAX = 200;

export interface AppliedCredit {
  readonly settled: readonly SettledByCredit[];
  readonly balance: readonly CustomerBalance[];
}

/** Lets the credit of customers settle their open invoices. */
@Injectable()
export class AppliedCreditService {
  constructor(private readonly work: UnitOfWork) {}

  /** Settles the oldest invoices first with the oldest credit. Raises `not_found` and `customer_merged`. */
  apply(who: Principal, customerId: string): Promise<AppliedCredit> {
    return this.work.run(who, async (tx) => {
      await new CustomersRepository(tx).standing(customerId);
      const values = [tx.organizationId, customerId];
      const found = await tx.rows<SourceRow>(sql.sources, [...values, SOURCES_MAX]);
      const currencies = [...new Set(found.map(({ currency }) => currency))];
      const settled = await settleOldestFirst(tx, found, async () => {
        const open = await tx.rows<{ id: string }>(sql.openInvoices, [...values, currencies, INVOICES_MAX]);
        return open.map(({ id }) => id);
      });
      const { today } = await organizationToday(tx);
      return { settled, balance: await new ReceivablesRepository(tx).balanceOf(customerId, today) };
    });
  }
}
