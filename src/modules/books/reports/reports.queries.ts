import { Injectable } from '@nestjs/common';
import { countedOn, dayAt, type Standpoint } from '../../../kernel/accounts/knowledge.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { monthOf } from '../../../kernel/time/month.js';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { pastOf, standpointOf } from '../receivables/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { receivablesOf, type CurrencyReceivables } from './domain/receivables.js';
import { monthsOf, revenueSpan, type MonthSpan } from './domain/revenue-request.js';
import { revenueOf, type CurrencyRevenue } from './domain/revenue.js';
import { yearOf, type WithheldSum } from './domain/withheld.js';
import { ReportsRepository } from './reports.repository.js';

export interface ReceivablesReport {
  readonly asOf: CalendarDate;
  readonly standpoint: Standpoint;
  readonly currencies: readonly CurrencyReceivables[];
}

export interface RevenueReport extends MonthSpan {
  readonly standpoint: Standpoint;
  readonly currencies: readonly CurrencyRevenue[];
}

export interface WithheldReport {
  readonly year: string;
  readonly currencies: readonly WithheldSum[];
}

/** Figures over many documents. */
@Injectable()
export class ReportsQueries {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `invalid_parameter` for a day that cannot be answered. */
  receivables(who: Principal, query: Readonly<Record<string, string>>): Promise<ReceivablesReport> {
    return this.work.readFromReplica(who, async (tx) => {
      const { organization } = await organizationToday(tx);
      const from = standpointOf(query, { now: tx.now, timeZone: organization.time_zone });
      const { asOf, counted, isNow } = pastOf(query, from);
      const reports = new ReportsRepository(tx);
      const sums = isNow ? await reports.receivables(asOf) : await reports.receivablesThen(asOf, counted);
      return { asOf, standpoint: from, currencies: receivablesOf(sums, organization.currency) };
    });
  }

  /** Raises `invalid_parameter` for a year that cannot be answered. */
  withholdings(who: Principal, query: Readonly<Record<string, string>>): Promise<WithheldReport> {
    return this.work.readFromReplica(who, async (tx) => {
      const { today } = await organizationToday(tx);
      const year = yearOf(query, today);
      return { year, currencies: await new ReportsRepository(tx).withheld(year) };
    });
  }

  /** Raises `invalid_parameter` for months that cannot be answered. */
  revenue(who: Principal, query: Readonly<Record<string, string>>): Promise<RevenueReport> {
    return this.work.readFromReplica(who, async (tx) => {
      const { organization } = await organizationToday(tx);
      const from = standpointOf(query, { now: tx.now, timeZone: organization.time_zone });
      const today = dayAt(from);
      const span = revenueSpan(query, monthOf(today));
      const { recordedBefore } = countedOn(today, from);
      const sums = await new ReportsRepository(tx).revenue(span, recordedBefore);
      return {
        ...span,
        standpoint: from,
        currencies: revenueOf(sums, { own: organization.currency, months: monthsOf(span) }),
      };
    });
  }
}
