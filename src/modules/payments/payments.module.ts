import { Module } from '@nestjs/common';
import { InvoicePaymentsController } from './invoice-payments.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';

@Module({
  controllers: [PaymentsController, InvoicePaymentsController],
  providers: [PaymentsService, PaymentsQueries],
})
export class PaymentsModule {}
