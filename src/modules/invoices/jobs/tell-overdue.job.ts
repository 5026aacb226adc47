import { Does, type JobHandler, type Principal } from '../../../platform/index.js';
import { InvoiceLifecycleService } from '../invoice-lifecycle.service.js';
import { tellOverdue } from '../overdue-schedule.js';

@Does(tellOverdue)
export class TellOverdueJob implements JobHandler<{ readonly invoice_id: string }> {
  constructor(private readonly lifecycle: InvoiceLifecycleService) {}

  run(who: Principal, { invoice_id }: { readonly invoice_id: string }): Promise<void> {
    return this.lifecycle.tellOverdue(who, invoice_id);
  }
}
