import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { SuppliersRepository } from '../suppliers/index.js';
import { BillPaymentsRepository } from './bill-payments.repository.js';
import { payablesOf, type CurrencyPayables } from './domain/payables.js';

export interface PayablesReport {
  readonly asOf: CalendarDate;
  readonly timeZone: string;
  readonly currencies: readonly CurrencyPayables[];
}

/** What is owed to suppliers. */
@Injectable()
export class PayablesQueries {
  constructor(private readonly work: UnitOfWork) {}

  /** By currency. Raises `not_found`. */
  balance(who: Principal, supplierId: string): Promise<readonly CurrencyPayables[]> {
    return this.work.run(who, async (tx) => {
      const [, { today }] = await Promise.all([
        new SuppliersRepository(tx).get(supplierId),
        organizationToday(tx),
      ]);
      return payablesOf(await new BillPaymentsRepository(tx).payables(today, supplierId));
    });
  }

  /** To all suppliers, by age. */
  payables(who: Principal): Promise<PayablesReport> {
    return this.work.readFromReplica(who, async (tx) => {
      const { organization, today } = await organizationToday(tx);
      const sums = await new BillPaymentsRepository(tx).payables(today, null);
      return { asOf: today, timeZone: organization.time_zone, currencies: payablesOf(sums) };
    });
  }
}
