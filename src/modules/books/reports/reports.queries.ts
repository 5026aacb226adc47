import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { monthOf } from '../../../kernel/time/month.js';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { receivablesDay } from './domain/receivables-request.js';
import { receivablesOf, type CurrencyReceivables } from './domain/receivables.js';
import { monthsOf, revenueSpan, type MonthSpan } from './domain/revenue-request.js';
import { revenueOf, type CurrencyRevenue } from './domain/revenue.js';
import { ReportsRepository } from './reports.repository.js';

export interface ReceivablesReport {
  readonly asOf: CalendarDate;
  readonly timeZone: string;
  readonly currencies: readonly CurrencyReceivables[];
}

export interface RevenueReport extends MonthSpan {
  readonly currencies: readonly CurrencyRevenue[];
}

/** Figures over many documents. */
@Injectable()
export class ReportsQueries {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `invalid_parameter` for a day that cannot be answered. */
  receivables(who: Principal, query: Readonly<Record<string, string>>): Promise<ReceivablesReport> {
    return this.work.readFromReplica(who, async (tx) => {
      const { organization, today } = await organizationToday(tx);
      const timeZone = organization.time_zone;
      const asOf = receivablesDay(query, today);
      const reports = new ReportsRepository(tx);
      const sums =
        asOf === today ? await reports.receivables(today) : await reports.receivablesThen(asOf, timeZone);
      return { asOf, timeZone, currencies: receivablesOf(sums, organization.currency) };
    });
  }

  /** Raises `invalid_parameter` for months that cannot be answered. */
  revenue(who: Principal, query: Readonly<Record<string, string>>): Promise<RevenueReport> {
    return this.work.readFromReplica(who, async (tx) => {
      const { organization, today } = await organizationToday(tx);
      const span = revenueSpan(query, monthOf(today));
      const sums = await new ReportsRepository(tx).revenue(span);
      return { ...span, currencies: revenueOf(sums, { own: organization.currency, months: monthsOf(span) }) };
    });
  }
}
