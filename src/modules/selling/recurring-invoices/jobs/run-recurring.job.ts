import { JobHandler, type Principal } from '../../../../platform/index.js';
import { DueRuns } from '../runs/due-runs.service.js';
import { runRecurring, type RunOrder } from '../runs/run-order.js';

@JobHandler(runRecurring)
export class RunRecurringJob implements JobHandler<RunOrder> {
  constructor(private readonly due: DueRuns) {}

  run(who: Principal, { recurring_invoice_id }: RunOrder): Promise<void> {
    return this.due.run(who, recurring_invoice_id);
  }
}
