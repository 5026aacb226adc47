import { JobHandler, type Principal } from '../../../../../platform/index.js';
import type { DayOrder } from '../day-run.js';
import { OverdueInvoices } from '../overdue-invoices.service.js';
import { announceDay } from '../overdue-schedule.js';

@JobHandler(announceDay.kind)
export class AnnounceDayJob implements JobHandler<DayOrder> {
  constructor(private readonly overdue: OverdueInvoices) {}

  run(who: Principal, order: DayOrder): Promise<void> {
    return this.overdue.announceDay(who, order);
  }
}
