import { JobHandler, type Principal } from '../../../../../platform/index.js';
import { OverdueInvoices } from '../overdue-invoices.service.js';
import { announceOverdue, type OverdueInvoice } from '../overdue-schedule.js';

@JobHandler(announceOverdue)
export class AnnounceOverdueJob implements JobHandler<OverdueInvoice> {
  constructor(private readonly overdue: OverdueInvoices) {}

  run(who: Principal, { invoice_id }: OverdueInvoice): Promise<void> {
    return this.overdue.announceOne(who, invoice_id);
  }
}
