import { Global, Module } from '@nestjs/common';
import { PrepaidCredit } from '../invoices/index.js';
import { InvoicePaymentsController } from './invoice-payments.controller.js';
import { PaymentsController } from './payments.controller.js';
import { CreditPrepaidExcessJob } from './jobs/credit-prepaid-excess.job.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';
import { ReleasedPrepayments } from './released-prepayments.js';

/** Invoices turn what was prepaid into credit through it. */
@Global()
@Module({
  controllers: [PaymentsController, InvoicePaymentsController],
  providers: [
    PaymentsService,
    PaymentsQueries,
    CreditPrepaidExcessJob,
    { provide: PrepaidCredit, useClass: ReleasedPrepayments },
  ],
  exports: [PrepaidCredit],
})
export class PaymentsModule {}
