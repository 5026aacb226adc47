import { Module } from '@nestjs/common';
import { InvoicePaymentsController } from './invoice-payments.controller.js';
import { PaymentsController } from './payments.controller.js';
import { CreditPrepaidExcessJob } from './jobs/credit-prepaid-excess.job.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';

@Module({
  controllers: [PaymentsController, InvoicePaymentsController],
  providers: [PaymentsService, PaymentsQueries, CreditPrepaidExcessJob],
})
export class PaymentsModule {}
