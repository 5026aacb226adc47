import { JobHandler, type Principal } from '../../../../platform/index.js';
import { creditPrepaidExcess, type PrepaidInvoice } from '../../invoices/index.js';
import { PaymentsService } from '../payments.service.js';

@JobHandler(creditPrepaidExcess)
export class CreditPrepaidExcessJob implements JobHandler<PrepaidInvoice> {
  constructor(private readonly payments: PaymentsService) {}

  run(who: Principal, { invoice_id }: PrepaidInvoice): Promise<void> {
    return this.payments.creditPrepaidExcess(who, invoice_id);
  }
}
