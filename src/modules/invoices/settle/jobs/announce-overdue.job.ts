import { JobHandler, type Principal } from '../../../../platform/index.js';
import { InvoiceLifecycleService } from '../invoice-lifecycle.service.js';
import { announceOverdue, type OverdueInvoice } from '../overdue-schedule.js';

@JobHandler(announceOverdue)
export class AnnounceOverdueJob implements JobHandler<OverdueInvoice> {
  constructor(private readonly lifecycle: InvoiceLifecycleService) {}

  run(who: Principal, { invoice_id }: OverdueInvoice): Promise<void> {
    return this.lifecycle.announceOverdue(who, invoice_id);
  }
}
